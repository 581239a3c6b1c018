import { listFiles, projectRoot, readText } from './kernel/files.ts';
import { report, type Finding } from './kernel/findings.ts';

const folder = 'docs/decisions';
const recordName = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/** Records are named by their number from elsewhere, so each has one of its own, in its file's name and in its title. */
export function checkDecisions(root: string): Finding[] {
  const names = listFiles(root, [folder], /\.md$/)
    .map((path) => path.slice(folder.length + 1))
    .filter((name) => name !== 'README.md');
  const numbers = new Set(names.map((name) => recordName.exec(name)?.[1]));
  return [
    ...sharedNumbers(names),
    ...names.flatMap((name) => {
      const number = recordName.exec(name)?.[1];
      if (number === undefined) return [fault(name, 1, 'is not named NNNN-what-was-decided.md')];
      return contentFaults(name, { number, numbers, lines: readText(root, `${folder}/${name}`).split('\n') });
    }),
  ];
}

function sharedNumbers(names: readonly string[]): Finding[] {
  const byNumber = Map.groupBy(names, (name) => recordName.exec(name)?.[1]);
  return [...byNumber].flatMap(([number, [first, ...others]]) =>
    number === undefined ? [] : others.map((name) => fault(name, 1, `has the number of ${first}`)),
  );
}

interface Content {
  readonly number: string;
  /** Of all records. */
  readonly numbers: ReadonlySet<string | undefined>;
  readonly lines: readonly string[];
}

function contentFaults(name: string, { number, numbers, lines }: Content): Finding[] {
  const found: Finding[] = [];
  if (!lines[0]?.startsWith(`# ${number} `)) found.push(fault(name, 1, `the title does not begin with "# ${number} "`));
  const at = lines.findIndex((line) => line.includes('Status: '));
  if (at < 0) found.push(fault(name, 1, 'says no "Status: "'));
  for (const [, named] of (lines[at] ?? '').matchAll(/\b(?:by|of) (\d{4})\b/g)) {
    if (!numbers.has(named)) found.push(fault(name, at + 1, `there is no record ${named}`));
  }
  return found;
}

function fault(name: string, line: number, message: string): Finding {
  return { path: `${folder}/${name}`, line, message };
}

if (import.meta.main) report(checkDecisions(projectRoot));
