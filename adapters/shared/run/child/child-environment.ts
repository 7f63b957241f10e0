/** What a program needs to find its way, on POSIX and on Windows. No name here ever holds a secret. */
const PASSED = new Set([
  "PATH",
  "HOME",
  "USER",
  "LOGNAME",
  "SHELL",
  "LANG",
  "LANGUAGE",
  "TZ",
  "TMPDIR",
  "TEMP",
  "TMP",
  "NODE_EXTRA_CA_CERTS",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
  "APPDATA",
  "COMSPEC",
  "HOMEDRIVE",
  "HOMEPATH",
  "LOCALAPPDATA",
  "OS",
  "PATHEXT",
  "PROGRAMDATA",
  "PROGRAMFILES",
  "PROGRAMFILES(X86)",
  "SYSTEMDRIVE",
  "SYSTEMROOT",
  "USERNAME",
  "USERPROFILE",
  "WINDIR",
  // By it a harness finds what an adapter under test has started.
  "CLIPROOF_WORKER",
]);
const PASSED_FAMILIES = /^(?:LC_|XDG_)/;
/** An address of a proxy is passed on unless a password is in it. */
const PROXY = /^(?:https?|all|no)_proxy$/i;

/** No colours, no questions, no progress bars (INV-CLI-PROC-004). */
const PLAIN_TERMINAL = { TERM: "dumb", NO_COLOR: "1", CI: "true" };

/**
 * The environment of a CLI: an allow-list, since a deny-list misses the next name (jikig-ai/soleur#872). So nesting
 * guards and keys that the caller did not choose stay behind as well (INV-CLI-PROC-003, -004).
 *
 * @param parent environment to pick from.
 * @param inherit names that the caller wants passed on.
 * @param own what the invocation sets; it wins over everything.
 */
export function childEnvironment(
  parent: Readonly<Record<string, string | undefined>>,
  inherit: readonly string[],
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const wanted = new Set(inherit);
  const passed = Object.entries(parent).filter(
    ([name, value]) => value !== undefined && (wanted.has(name) || isPassed(name, value)),
  ) as [string, string][];
  return { ...Object.fromEntries(passed), ...PLAIN_TERMINAL, ...own };
}

/** Names of Windows come in any case (`Path`, `SystemRoot`). */
function isPassed(name: string, value: string): boolean {
  if (PROXY.test(name)) return !value.includes("@");
  return PASSED.has(name.toUpperCase()) || PASSED_FAMILIES.test(name);
}
