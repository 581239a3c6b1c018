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

const finiteVerb =
  /\b(?:is|are|was|were|has|have|go(?:es)?|comes?|brings?|belongs?|survives?|speaks?|finds?|ends? at|logs? in)\b/i;
/** Words before a determiner that make no sentence of it: 'bound to their browser', 'kept for undoing a deletion'. */
const joining =
  /^(?:of|at|by|in|into|to|for|from|with|without|on|over|under|before|between|beside|outside|as|and|or|than|per|\w+ing)$/i;

/** Whether a title is a sentence and not its subject. What hangs on a subject, such as 'that may lag', may have a verb. */
function isSentence(title: string): boolean {
  const subject = title.replace(/\b(?:that|what|when|where|which|who|after)\b.*/i, '');
  const objects = subject.matchAll(/(\w+) (?:no|an?|the|its|their)\b/gi);
  return finiteVerb.test(subject) || [...objects].some(([, word = '']) => !joining.test(word));
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
  if (isSentence(lines[0]?.slice(number.length + 3) ?? '')) {
    found.push(fault(name, 1, 'the title is a sentence: it names the subject alone'));
  }
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
