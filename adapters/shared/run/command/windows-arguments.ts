/** Characters that mean something to cmd.exe, inside quotes too when it reads a line for the second time. */
const CMD_SPECIAL = /[()\][%!^"`<>&|;, *?]/g;

/**
 * One argument as a Windows program's own start-up code reads it: quoted where it has to be, quotes and the backslashes
 * before them doubled. Rules: "Parsing C++ command-line arguments" of the Microsoft C runtime.
 */
export function windowsArgument(argument: string): string {
  if (argument !== "" && !/[\s"]/.test(argument)) return argument;
  return `"${argument.replace(/(\\*)"/g, '$1$1\\"').replace(/(\\+)$/, "$1$1")}"`;
}

/**
 * One argument for a `.cmd` shim: quoted as above, then every special character escaped twice, for cmd.exe reads it
 * once for itself and once more where the shim passes `%*` on. Without it `&` starts a second program.
 */
export function cmdArgument(argument: string): string {
  const quoted = `"${argument.replace(/(\\*)"/g, '$1$1\\"').replace(/(\\+)$/, "$1$1")}"`;
  return quoted.replace(CMD_SPECIAL, "^$&").replace(CMD_SPECIAL, "^$&");
}

/** The path of a shim as cmd.exe reads it: once, for it is no argument. */
export function cmdCommand(file: string): string {
  return file.replace(CMD_SPECIAL, "^$&");
}
