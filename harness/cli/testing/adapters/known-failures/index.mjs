export { default } from "../throws-on-one-fixture.mjs";
