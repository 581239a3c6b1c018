import { readTextIfAny } from '../kernel/files.ts';
import type { Finding } from '../kernel/findings.ts';
import { History, type Change } from './history.ts';

const maxWords = 25;
const maxSubject = 60;
const opensVaguely = /^(?:who|what|where|whether|how|which)\b/i;

/** Checks new doc comments and the subjects of new commits; returns undefined where the clone lacks the history. */
export function checkNewSentences(root: string, folders: readonly string[], since: string): Finding[] | undefined {
  const history = new History(root, since);
  if (!history.isKnown) return undefined;
  return [...subjectFindings(history), ...commentFindings(root, history.change(folders))];
}

function subjectFindings(history: History): Finding[] {
  return history.commits().flatMap(({ id, subject }) => {
    const { length } = [...subject];
    if (length <= maxSubject) return [];
    return [{ path: `commit ${id}`, line: 1, message: `a subject of ${length} letters, of at most ${maxSubject}` }];
  });
}

function commentFindings(root: string, { added, removed }: Change): Finding[] {
  return added
    .filter(({ path }) => /\.tsx?$/.test(path) && !path.includes('.generated.'))
    .flatMap(({ path, lines }) => {
      const isNew = ({ line, source }: DocComment) =>
        source.some((text, index) => lines.has(line + index) && !removed.has(text.trim()));
      return docCommentsOf(readTextIfAny(root, path) ?? '')
        .filter(isNew)
        .flatMap(({ line, source }) => faultsOf(proseOf(source)).map((message) => ({ path, line, message })));
    });
}

interface DocComment {
  readonly line: number;
  /** Lines as they are in the file. */
  readonly source: readonly string[];
}

function docCommentsOf(text: string): DocComment[] {
  // A pattern of paths may have the same two stars, within a line.
  return Array.from(text.matchAll(/^[ \t]*\/\*\*(?!\/)[^]*?\*\//gm), ({ 0: comment, index }) => ({
    line: text.slice(0, index).split('\n').length,
    source: comment.split('\n'),
  }));
}

/** Returns the words for readers: no stars, no ids of requirements at the beginning, no tags such as `@example`. */
function proseOf(source: readonly string[]): string {
  return source
    .map((line) => line.replace(/^\s*(?:\/\*\*|\*(?!\/))?/, '').replace(/\*\/\s*$/, ''))
    .join(' ')
    .replace(/\s@[a-z].*$/, '')
    .trim()
    .replace(/^(?:[A-Z]{3}-\d{2}[:,]?\s*)+/, '');
}

/** Returns what is wrong with the doc comments of a text. */
export function sentenceFaults(text: string): string[] {
  return docCommentsOf(text).flatMap(({ source }) => faultsOf(proseOf(source)));
}

function faultsOf(prose: string): string[] {
  const [vague] = opensVaguely.exec(prose) ?? [];
  const words = prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return [
    ...(vague === undefined ? [] : [`begins with "${vague}": begin with a verb or a noun`]),
    ...(words <= maxWords ? [] : [`a doc comment of ${words} words, of at most ${maxWords}`]),
  ];
}
