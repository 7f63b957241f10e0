import type { PolicySpec } from "../../../../../contracts/session/v1/provider-adapter.ts";
import type { Risk } from "./approval-gate.ts";
import { isSecretFile } from "./secret-files.ts";

/** What happened in a repository since the look before. */
export interface RepositoryChange {
  /** Reasons of new moves of HEAD. */
  moves: readonly string[];
  touched: readonly string[];
  /** Manifest files with dependencies that the base had not. */
  addedDependencies: readonly { file: string; names: readonly string[] }[];
  /** All that differs from the base. */
  diff: { files: number; lines: number };
}

const MERGE = /^(?:merge|pull|cherry-pick)\b|^commit \(merge\)/;

/**
 * What a policy has against that which git shows: an agent may do in a script what its terminal never names
 * (INV-SESSION-POLICY-004, -005).
 */
export function risksOfRepository(
  { moves, touched, addedDependencies, diff }: RepositoryChange,
  { requiresApprovalFor }: PolicySpec,
  threshold: { files: number; lines: number },
): Risk[] {
  const asks = new Set<string>(requiresApprovalFor);
  const risks: Risk[] = [];
  for (const subject of moves.filter((move) => asks.has("merge") && MERGE.test(move)))
    risks.push({ category: "merge", summary: `git: ${subject}`, risk: "med", seenIn: "git", subject });
  for (const { file, names } of asks.has("deps_add") ? addedDependencies : []) {
    const summary = `new dependencies in ${file}: ${names.join(", ")}`;
    risks.push({ category: "deps_add", summary, risk: "med", seenIn: "git", subject: file });
  }
  for (const subject of touched.filter((path) => asks.has("secrets") && isSecretFile(path))) {
    const summary = `a file for secrets was touched: ${subject}`;
    risks.push({ category: "secrets", summary, risk: "high", seenIn: "git", subject });
  }
  if (diff.files > threshold.files || diff.lines > threshold.lines) {
    const subject = `more than ${threshold.files} files or ${threshold.lines} lines`;
    const summary = `the diff has ${diff.files} files and ${diff.lines} lines`;
    risks.push({ category: "diff_scope", summary, risk: "med", seenIn: "diff", subject });
  }
  return risks;
}
