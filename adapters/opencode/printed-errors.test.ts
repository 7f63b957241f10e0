import { expect, it } from "vitest";
import {
  autoRejection,
  holdsHelp,
  isHelp,
  isRejection,
  lastQuestion,
  printedErrors,
  stderrReason,
} from "./printed-errors.ts";

const MARK = "\u001b[91m\u001b[1mError: \u001b[0m";
const FAILED = "\u001b[0m✗ \u001b[0mRead none.txt failed\n";

it("finds the errors that the CLI painted, and no line of a tool's output that looks like one", () => {
  const stderr = `\u001b[0m$ \u001b[0mcat log\nError: 401\n${MARK}Too many requests\n`;
  expect(printedErrors(stderr)).toEqual(["Error: Too many requests"]);
  expect(printedErrors("Error: 401\n\u001b[31mError: 429\u001b[0m\n")).toEqual([]);
});

it("leaves out a tool's failure, but for the refusal that stops the run", () => {
  expect(printedErrors(`${FAILED}${MARK}File not found: none.txt\n`)).toEqual([]);
  const refusal = "The user rejected permission to use this specific tool call.";
  expect(printedErrors(`${FAILED}${MARK}${refusal}\n`)).toEqual([`Error: ${refusal}`]);
  expect(isRejection(`RejectedError: ${refusal}`)).toBe(true);
});

it("does not quote the user's configuration, in which a key may stand", () => {
  const stderr = `${MARK}Config file at x is not valid JSON(C): \n--- JSONC Input ---\n{"apiKey": "sk-1"\n--- Errors ---\nCloseBraceExpected\n`;
  expect(stderrReason(stderr)).toBe(
    "Error: Config file at x is not valid JSON(C): \n--- Errors ---\nCloseBraceExpected",
  );
});

it("takes all of stderr where nothing is painted", () => {
  expect(stderrReason("NotFoundError: \u001b[1mgone\u001b[0m\n")).toBe("NotFoundError: gone\n");
});

it("reads what was rejected on a person's behalf", () => {
  const line =
    "\u001b[93m\u001b[1m! \u001b[0mpermission requested: external_directory (/etc/*); auto-rejecting";
  expect(autoRejection(`notice\n${line}\n`)).toBe(
    "permission requested: external_directory (/etc/*); auto-rejecting",
  );
  expect(autoRejection('! agent "x" not found. Falling back to default agent\n')).toBeNull();
});

it("recognises the help text by its start on stdout, and behind other lines on stderr", () => {
  const help = "opencode run [message..]\n\nrun opencode with a message\n";
  expect([isHelp(help), isHelp(`The help says:\n${help}`)]).toEqual([true, false]);
  expect([holdsHelp(`a banner\n${help}`), holdsHelp("see opencode run [message..] --help")]).toEqual([
    true,
    false,
  ]);
});

it("finds a question at the end, and none that the model's words come behind", () => {
  const drawn = "I look.\n│\n◆  Permission required to run: Read /etc/hostname\n│  ● Allow once\n└\n\n";
  expect(lastQuestion(drawn)).toBe("Permission required to run: Read /etc/hostname");
  expect(lastQuestion(`${drawn}It is read.\n`)).toBeNull();
  expect(lastQuestion("It says: Permission required: x\n")).toBeNull();
  expect(lastQuestion("")).toBeNull();
});
