/** One fault that a check found, at a place that an editor can open. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** One line per finding and exit code 1; silent and 0 when there is none. */
export function report(findings: readonly Finding[]): void {
  for (const { path, line, message } of [...findings].sort(byPlace)) console.log(`${path}:${line} ${message}`);
  if (findings.length > 0) process.exitCode = 1;
}

function byPlace(a: Finding, b: Finding): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return a.line - b.line;
}
