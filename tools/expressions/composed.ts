import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Finding } from '../kernel/findings.ts';
import type { Expression } from './find-expressions.ts';
import type { Recorded } from './record-composed.ts';

interface ComposingFile {
  readonly path: string;
  readonly composedAt: readonly number[];
}

/** Returns composed expressions as they are after their file loads. Those composed later are refused. */
export function composedExpressions(root: string, files: readonly ComposingFile[]) {
  const composing = files.filter(({ composedAt }) => composedAt.length > 0);
  const recorded = record(composing.map(({ path }) => join(root, path)));
  const expressions: Expression[] = [];
  const faults: Finding[] = [];
  for (const { path, composedAt } of composing) {
    for (const line of new Set(composedAt)) {
      const here = recorded.filter((each) => each.file === join(root, path) && each.line === line);
      expressions.push(
        ...here.map(({ source, flags }) => ({ path, line, source, flags, name: `/${source}/${flags}` })),
      );
      if (here.length > 0) continue;
      faults.push({
        path,
        line,
        message: 'puts an expression together later than its file is loaded; no one can look at it',
      });
    }
  }
  return { expressions, faults };
}

/** Records the expressions in a process of its own, because it replaces a part of the language. */
function record(files: readonly string[]): Recorded[] {
  if (files.length === 0) return [];
  const script = join(import.meta.dirname, 'record-composed.ts');
  return JSON.parse(execFileSync(process.execPath, [script, ...files], { encoding: 'utf8' })) as Recorded[];
}
