import { composedExpressions } from './expressions/composed.ts';
import { findExpressions, type Expression } from './expressions/find-expressions.ts';
import { isHeld, unusedHolds } from './expressions/held.ts';
import { verdictsOf, type Verdict } from './expressions/verdicts.ts';
import { isTest, listFiles, projectRoot, readText } from './kernel/files.ts';
import { report, type Finding } from './kernel/findings.ts';

const folders = ['contract/src', 'server/src', 'web/src'];
/** Test helpers, which read only the project's own texts, and nothing from outside. */
const ofTests = /^server\/src\/testing\//;

/**
 * Expressions whose time grows faster than their text, or that `recheck` cannot decide
 * (docs/decisions/load-and-input-limits.md). A line may admit one of 64 letters.
 */
export async function checkExpressions(root: string): Promise<Finding[]> {
  const paths = listFiles(root, folders, /\.tsx?$/).filter((path) => !isTest(path) && !ofTests.test(path));
  const files = paths.map((path) => ({ path, lines: readText(root, path).split('\n') }));
  const found = files.map((file) => ({ ...file, ...findExpressions(file.path, file.lines.join('\n')) }));
  const composed = composedExpressions(root, found);
  const verdicts = await verdictsOf(root, [
    ...found.flatMap(({ expressions }) => expressions),
    ...composed.expressions,
  ]);
  return found.flatMap(({ path, lines, expressions, faults }) => {
    const all = [...expressions, ...composed.expressions.filter((each) => each.path === path)];
    const dear = all.flatMap((each) => faultOf(each, verdicts.get(each.name)));
    const refused = [...dear, ...faults, ...composed.faults.filter((each) => each.path === path)];
    return [...refused.filter(({ line }) => !isHeld(lines, line)), ...unusedHolds(path, lines, refused)];
  });
}

function faultOf({ path, line, name }: Expression, verdict: Verdict | undefined): Finding[] {
  if (verdict?.status === 'safe') return [];
  const fault =
    verdict?.status === 'vulnerable'
      ? `takes more time than its text has letters (${verdict.reason})`
      : `cannot be decided (${verdict?.reason ?? 'no answer'})`;
  return [{ path, line, message: `${name} ${fault}; write it so that each letter is read once` }];
}

if (import.meta.main) report(await checkExpressions(projectRoot));
