import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, listFiles, projectRoot, readText } from './kernel/files.ts';
import { report, type Finding } from './kernel/findings.ts';
import { proseWords, type ProseWord } from './prose/words.ts';

const sources = ['contract/src', 'server/src', 'web/src', 'tools', 'e2e', 'bench'];
const remainingPath = 'tools/prose/remaining.json';

/** How many such lines a folder still has. The numbers may only shrink. */
type Remaining = Readonly<Record<string, number>>;

/** Plain English in comments, test titles and the English catalogues: words that are read twice are named, with a better one. */
export function checkProse(root: string, remaining: Remaining = readRemaining(root)): Finding[] {
  const byFolder = Map.groupBy(findWords(root), ({ path }) => folderOf(path));
  const folders = new Set([...byFolder.keys(), ...Object.keys(remaining)]);
  return [...folders].flatMap((folder) => {
    const found = byFolder.get(folder) ?? [];
    const allowed = remaining[folder] ?? 0;
    if (found.length === allowed) return [];
    if (found.length > allowed) return found;
    const message = `${folder} has ${found.length} such lines left: lower its number from ${allowed}`;
    return [{ path: remainingPath, line: 1, message }];
  });
}

/** Every line with such a word, whether it is new or not. */
export function findWords(root: string): Finding[] {
  return listFiles(root, sources, /\.tsx?$/)
    .filter(
      (path) => !path.startsWith('tools/prose/') && !path.includes('check-prose') && !path.includes('.generated.'),
    )
    .flatMap((path) => proseOf(path, readText(root, path)).flatMap((prose) => faultOf(path, prose)));
}

interface Prose {
  readonly line: number;
  readonly text: string;
  readonly isInterface: boolean;
}

/** The lines that people read: comments everywhere, titles of tests, and all of an English catalogue. */
function proseOf(path: string, text: string): Prose[] {
  const isCatalogue = /\/(?:messages|texts)\/en\.ts$/.test(path);
  let inComment = false;
  return text.split('\n').flatMap((source, index) => {
    const opens = source.includes('/*');
    const comment = inComment || opens ? source : /(?:^|\s)\/\/ .*/.exec(source)?.[0];
    if (opens || source.includes('*/')) inComment = !source.includes('*/');
    const title = isTest(path) ? /\b(?:test|describe)(?:\.each\(.*\))?\(\s*(['"`]).*?\1/.exec(source)?.[0] : undefined;
    const said = isCatalogue && comment === undefined ? source : undefined;
    const read = comment ?? title ?? said;
    return read === undefined ? [] : [{ line: index + 1, text: read, isInterface: said !== undefined }];
  });
}

function faultOf(path: string, { line, text, isInterface }: Prose): Finding[] {
  const applies = (word: ProseWord) => !(isInterface && word.codeOnly);
  const found = proseWords.filter(applies).flatMap((word) => {
    const [said] = word.pattern.exec(text) ?? [];
    return said === undefined ? [] : [`"${said}": ${word.instead}`];
  });
  return found.length === 0 ? [] : [{ path, line, message: found.join('; ') }];
}

/** The capability's folder, or the part of the project. */
function folderOf(path: string): string {
  const parts = path.split('/').slice(0, -1);
  return parts
    .slice(0, parts[1] === 'src' && ['modules', 'features', 'kernel'].includes(parts[2] ?? '') ? 4 : 3)
    .join('/');
}

function readRemaining(root: string): Remaining {
  return JSON.parse(readFileSync(join(root, remainingPath), 'utf8')) as Remaining;
}

if (import.meta.main) {
  const folder = process.argv[2];
  report(
    folder === undefined
      ? checkProse(projectRoot)
      : findWords(projectRoot).filter(({ path }) => path.startsWith(folder)),
  );
}
