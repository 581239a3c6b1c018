import { listFiles, projectRoot, readText } from './kernel/files.ts';
import { report, type Finding } from './kernel/findings.ts';
import { proseWords } from './prose/words.ts';

const folder = 'docs/decisions';
const index = 'README.md';
const recordName = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;
const topicName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.md$/;

/**
 * Checks topics, named by their subject, and records that wait to be folded into one. Each number leads to exactly one of
 * them.
 */
export function checkDecisions(root: string): Finding[] {
  const files = listFiles(root, [folder], /\.md$/).map((path) => {
    const name = path.slice(folder.length + 1);
    return { name, lines: readText(root, path).split('\n') };
  });
  const topics = files.filter(({ name }) => topicName.test(name)).map((file) => ({ ...file, ...replacedBy(file) }));
  const records = files.filter(({ name }) => recordName.test(name));
  const all: Decisions = {
    topics,
    records,
    index: files.find(({ name }) => name === index),
    homes: Map.groupBy(
      [
        ...records.map(({ name }) => ({ number: name.slice(0, 4), name })),
        ...topics.flatMap(({ name, numbers }) => numbers.map((number) => ({ number, name }))),
      ],
      ({ number }) => number,
    ),
  };
  return [
    ...files
      .filter(({ name }) => name !== index && !topicName.test(name) && !recordName.test(name))
      .map(({ name }) => fault(name, 1, 'is named neither by its subject in plain words nor NNNN-subject.md')),
    ...sharedNumbers(all),
    ...topics.flatMap((topic) => topicFaults(topic)),
    ...records.flatMap((record) => recordFaults(record, all)),
    ...indexFaults(all),
    ...[...topics, ...(all.index === undefined ? [] : [all.index])].flatMap((file) => deadLinks(file, files)),
  ];
}

interface File {
  readonly name: string;
  readonly lines: readonly string[];
}

interface Topic extends File {
  /** Line of "Replaces: ", -1 if missing. */
  readonly at: number;
  /** Numbers of the records that the topic replaces. */
  readonly numbers: readonly string[];
}

interface Decisions {
  readonly topics: readonly Topic[];
  readonly records: readonly File[];
  readonly index: File | undefined;
  /** Files that have a number: a record by its name, a topic by its list. */
  readonly homes: ReadonlyMap<string, readonly { readonly name: string }[]>;
}

function replacedBy({ lines }: File): Pick<Topic, 'at' | 'numbers'> {
  const at = lines.findIndex((line) => line.startsWith('Replaces: '));
  return { at, numbers: [...(lines[at] ?? '').matchAll(/\b\d{4}\b/g)].map(([number]) => number) };
}

function sharedNumbers({ homes }: Decisions): Finding[] {
  return [...homes].flatMap(([number, [first, ...others]]) =>
    others.map(({ name }) => fault(name, 1, `has number ${number} of ${first?.name}`)),
  );
}

function topicFaults({ name, lines, at, numbers }: Topic): Finding[] {
  const found: Finding[] = [];
  if (!/^# \D/.test(lines[0] ?? '')) found.push(fault(name, 1, 'the title does not begin with "# " and a subject'));
  if (isSentence(lines[0] ?? '')) found.push(fault(name, 1, 'the title is a sentence: it names the subject alone'));
  if (numbers.length === 0) found.push(fault(name, 1, 'has no line "Replaces: " with the numbers of former records'));
  if (numbers.some((number, i) => number <= (numbers[i - 1] ?? ''))) {
    found.push(fault(name, at + 1, 'the numbers are not in their order'));
  }
  const words = lines.flatMap((line, i) =>
    proseWords.flatMap(({ pattern, instead }) => {
      const [word] = pattern.exec(line) ?? [];
      return word === undefined ? [] : [fault(name, i + 1, `"${word}": ${instead}`)];
    }),
  );
  return [...found, ...words];
}

const finiteVerb =
  /\b(?:is|are|was|were|has|have|go(?:es)?|comes?|brings?|belongs?|survives?|speaks?|finds?|ends? at|logs? in)\b/i;
/** Words before a determiner that make no sentence of it: 'bound to their browser', 'kept for undoing a deletion'. */
const joining =
  /^(?:of|at|by|in|into|to|for|from|with|without|on|over|under|before|between|beside|outside|as|and|or|than|per|\w+ing)$/i;

/** Returns true if a title is a sentence. A clause after the subject, such as 'that may lag', may have a verb. */
function isSentence(title: string): boolean {
  const subject = title.replace(/\b(?:that|what|when|where|which|who|after)\b.*/i, '');
  const objects = subject.matchAll(/(\w+) (?:no|an?|the|its|their)\b/gi);
  return finiteVerb.test(subject) || [...objects].some(([, word = '']) => !joining.test(word));
}

function recordFaults({ name, lines }: File, { homes }: Decisions): Finding[] {
  const found: Finding[] = [];
  const number = name.slice(0, 4);
  if (!lines[0]?.startsWith(`# ${number} `)) found.push(fault(name, 1, `the title does not begin with "# ${number} "`));
  if (isSentence(lines[0]?.slice(number.length + 3) ?? '')) {
    found.push(fault(name, 1, 'the title is a sentence: it names the subject alone'));
  }
  const at = lines.findIndex((line) => line.includes('Status: '));
  if (at < 0) found.push(fault(name, 1, 'says no "Status: "'));
  for (const [, named = ''] of (lines[at] ?? '').matchAll(/\b(?:by|of) (\d{4})\b/g)) {
    if (!homes.has(named)) found.push(fault(name, at + 1, `there is no record ${named}`));
  }
  return found;
}

/** The index lists every topic by its subject and every replaced number by a link to its topic. */
function indexFaults({ topics, index: file, homes }: Decisions): Finding[] {
  if (file === undefined) return topics.length === 0 ? [] : [fault(index, 1, 'is missing: it lists the topics')];
  const text = file.lines.join('\n');
  const linked = new Map([...text.matchAll(/\[(\d{4})\]\(([^)]+)\)/g)].map(([, number, target]) => [number, target]));
  const found = topics.flatMap(({ name, numbers }) => [
    ...(new RegExp(`\\[(?!\\d{4}\\])[^\\]]+\\]\\(${name}\\)`).test(text) ? [] : [fault(index, 1, `lists no ${name}`)]),
    ...numbers
      .filter((number) => linked.get(number) !== name)
      .map((number) => fault(index, 1, `does not lead from ${number} to ${name}`)),
  ]);
  const unused = unusedNumbers(text);
  const last = Math.max(0, ...topics.flatMap(({ numbers }) => numbers.map(Number)));
  for (let i = 1; i <= last; i += 1) {
    const number = String(i).padStart(4, '0');
    if (homes.has(number) || unused.has(number)) continue;
    found.push(fault(index, 1, `${number} has no topic, no record, and is not under "Never used: "`));
  }
  return found;
}

function unusedNumbers(text: string): Set<string> {
  const [list = ''] = /^Never used: [^.]*/m.exec(text) ?? [];
  const ranges = list.matchAll(/(\d{4})(?:\s+to\s+(\d{4}))?/g);
  return new Set(
    [...ranges].flatMap(([, from = '', to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => String(Number(from) + i).padStart(4, '0')),
    ),
  );
}

/** Links to files of the folder that do not exist. */
function deadLinks({ name, lines }: File, files: readonly File[]): Finding[] {
  return lines.flatMap((line, i) =>
    [...line.matchAll(/\]\(([^)/#:]+\.md)(?:#[^)]*)?\)/g)].flatMap(([, target = '']) =>
      files.some((file) => file.name === target) ? [] : [fault(name, i + 1, `there is no ${target}`)],
    ),
  );
}

function fault(name: string, line: number, message: string): Finding {
  return { path: `${folder}/${name}`, line, message };
}

if (import.meta.main) report(checkDecisions(projectRoot));
