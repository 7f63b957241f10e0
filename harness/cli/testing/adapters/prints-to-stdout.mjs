import { sabotagedParrot } from "./sabotaged-parrot.mjs";

export default sabotagedParrot("printing-parrot", (text) => {
  console.log("got", text);
  process.stdout.write('{"certified": true}\n');
});
