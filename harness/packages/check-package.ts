import type { AdapterPackage } from "../../schemas/harness/v1/generated/adapter-package.ts";
import { packageFiles, readPackage } from "./package-files.ts";
import { isSignedBy } from "./package-signature.ts";
import type { Trust } from "./trusted-keys.ts";

/**
 * Looks at a package before any of its code is run.
 *
 * @param today ISO date, by which keys end.
 * @returns its manifest, or in one line why a host with this allow-list must not run it.
 */
export function checkPackage(
  folder: string,
  trust: Trust,
  today: string,
): AdapterPackage | { problem: string } {
  const manifest = readPackage(folder);
  if ("problem" in manifest) return manifest;
  const problem =
    revokedPackage(manifest, trust) ??
    unsigned(manifest, trust, today) ??
    changed(manifest, folder) ??
    missingModule(manifest);
  return problem === null ? manifest : { problem };
}

function revokedPackage({ name, version }: AdapterPackage, { revoked }: Trust): string | null {
  const entry = revoked.find(
    (one) => one.package === name && (one.version === undefined || one.version === version),
  );
  return entry === undefined ? null : `revoked: ${name} ${version} (${entry.reason})`;
}

/** One signature by a key that is listed, in time and not revoked is enough; the others may be of keys to come. */
function unsigned(manifest: AdapterPackage, { keys, revoked }: Trust, today: string): string | null {
  const { signature = [] } = manifest;
  if (signature.length === 0) return "not signed: its manifest has no signature";
  const problems = signature.map(({ keyid }) => {
    const revocation = revoked.find((one) => one.keyid === keyid);
    const key = keys.find(({ id }) => id === keyid);
    const shown = `${key === undefined ? "" : `${key.name}, `}${keyid.slice(0, 16)}`;
    if (revocation !== undefined) return `signed by a revoked key: ${shown} (${revocation.reason})`;
    if (key === undefined) return `signed by a key that is not listed: ${shown}`;
    if (key.expires !== undefined && key.expires < today)
      return `signed by a key that ended on ${key.expires}: ${shown}`;
    return isSignedBy(manifest, key)
      ? null
      : `changed since it was signed: the manifest is not the one that ${shown} signed`;
  });
  return problems.includes(null) ? null : problems[0]!;
}

function changed({ files = {} }: AdapterPackage, folder: string): string | null {
  let here: Record<string, string>;
  try {
    here = packageFiles(folder);
  } catch (thrown) {
    return (thrown as Error).message;
  }
  const names = [...new Set([...Object.keys(files), ...Object.keys(here)])].sort();
  const name = names.find((one) => files[one] !== here[one]);
  if (name === undefined) return null;
  if (!Object.hasOwn(here, name)) return `changed since it was signed: ${name} is missing`;
  return Object.hasOwn(files, name)
    ? `changed since it was signed: ${name} is another file`
    : `changed since it was signed: ${name} was added`;
}

function missingModule({ adapters, files = {} }: AdapterPackage): string | null {
  const lost = adapters.find(({ module }) => !Object.hasOwn(files, module));
  return lost === undefined ? null : `the module ${lost.module} of ${lost.adapter_id} is not among its files`;
}
