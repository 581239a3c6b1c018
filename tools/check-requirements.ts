import { isTest, listFiles, projectRoot, readText } from './kernel/files.ts';
import { report, type Finding } from './kernel/findings.ts';
import { readIdList, readRequirements } from './requirements/ids.ts';
import { testNamesOf, type NamedTest } from './requirements/test-names.ts';
import { runs } from './test/where-tests-run.ts';

/** Ids that the next release must prove; enforced. `requirements-planned.txt` holds those that follow. */
const dueList = 'tools/requirements-due.txt';
const plannedList = 'tools/requirements-planned.txt';

interface TestName extends NamedTest {
  readonly path: string;
  readonly ids: readonly string[];
}

/** Due requirements that no running test names, part ones that say nothing missing, and ids that are nowhere asked for. */
export function checkRequirements(root: string): Finding[] {
  const known = new Set(readRequirements(root).map(({ id }) => id));
  const tests = testsOf(root);
  const proven = provenIds(tests);
  const lists = [dueList, plannedList].flatMap((path) => readIdList(root, path).map((entry) => ({ ...entry, path })));
  return [
    ...lists
      .filter(({ id }) => !known.has(id))
      .map(({ id, path, line }) => ({ path, line, message: `${id} is no requirement` })),
    ...lists
      .filter(({ id, path }) => path === dueList && known.has(id) && !proven.has(id))
      .map(({ id, path, line }) => ({ path, line, message: `${id} is due and no test names it` })),
    ...lists
      .filter(({ missing }) => missing === '')
      .map(({ id, path, line }) => ({ path, line, message: `${id} is part and says nothing that is missing` })),
    ...lists
      .filter(
        ({ id, missing }) =>
          missing !== undefined && lists.some((other) => other.id === id && other.missing === undefined),
      )
      .map(({ id, path, line }) => ({ path, line, message: `${id} is part here and whole elsewhere` })),
    ...tests.flatMap(({ ids, path, line }) =>
      ids.filter((id) => !known.has(id)).map((id) => ({ path, line, message: `${id} is no requirement` })),
    ),
  ];
}

/** Every requirement that no running test names, and those that are built in part. */
export function missingRequirements(root: string): Finding[] {
  const proven = provenIds(testsOf(root));
  const part = readIdList(root, dueList).flatMap(({ id, line, missing }) =>
    missing === undefined ? [] : [{ path: dueList, line, message: `${id} in part, missing: ${missing}` }],
  );
  const none = readRequirements(root)
    .filter(({ id }) => !proven.has(id))
    .map(({ id, line, wish }) => ({ path: 'docs/requirements.md', line, message: `${id} ${wish.slice(0, 80)}` }));
  return [...none, ...part];
}

function provenIds(tests: readonly TestName[]): ReadonlySet<string> {
  return new Set(tests.filter(({ runs }) => runs).flatMap(({ ids }) => ids));
}

function testsOf(root: string): TestName[] {
  const folders = ['contract', 'server', 'web', 'e2e', 'bench', 'tools'];
  return listFiles(root, folders, /\.tsx?$/)
    .filter((path) => isTest(path) || path.startsWith('e2e/'))
    .flatMap((path) => {
      const text = readText(root, path);
      if (idsIn(text).length === 0) return [];
      // What the full run alone has proves nothing to those who wait for the short one.
      const inShortRun = !runs(text, 'fullRun');
      return testNamesOf(path, text).map((test) => ({
        ...test,
        runs: test.runs && inShortRun,
        path,
        ids: idsIn(test.name),
      }));
    });
}

/** `UTC-09` and its like are no requirement. */
function idsIn(text: string): string[] {
  return text.match(/\b(?!(?:GMT|UTC|UTF|ISO|RFC)-)[A-Z]{3}-\d{2}\b/g) ?? [];
}

if (import.meta.main) {
  if (process.argv.includes('--missing')) {
    for (const { path, line, message } of missingRequirements(projectRoot)) console.log(`${path}:${line} ${message}`);
  } else {
    report(checkRequirements(projectRoot));
  }
}
