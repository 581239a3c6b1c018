import { isTest, listFiles, projectRoot, readText } from './kernel/files.ts';
import { report, type Finding } from './kernel/findings.ts';
import { checkNewSentences } from './prose/new-sentences.ts';
import { checkedSince } from './prose/since.ts';
import { oldNames, proseWords, type ProseWord } from './prose/words.ts';

const sources = ['contract/src', 'server/src', 'web/src', 'tools', 'e2e', 'bench'];
/** Plain English in comments, test titles and the English catalogues: words that are read twice are named, with a better one. */
export function checkProse(root: string): Finding[] {
  return listFiles(root, sources, /\.tsx?$/)
    .filter(
      (path) => !path.startsWith('tools/prose/') && !path.includes('check-prose') && !path.includes('.generated.'),
    )
    .flatMap((path) => {
      const text = readText(root, path);
      return [...proseOf(path, text).flatMap((prose) => findingOf(path, prose)), ...oldNamesOf(path, text)];
    });
}

function oldNamesOf(path: string, text: string): Finding[] {
  return text.split('\n').flatMap((source, index) => findingIn(path, index + 1, source, oldNames));
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
    // The keys of a catalogue are code.
    const said = isCatalogue && comment === undefined ? source.replace(/^\s*\w+:/, '') : undefined;
    const read = comment ?? title ?? said;
    return read === undefined ? [] : [{ line: index + 1, text: read, isInterface: said !== undefined }];
  });
}

function findingOf(path: string, { line, text, isInterface }: Prose): Finding[] {
  const applies = (word: ProseWord) => !(isInterface && word.codeOnly);
  return findingIn(path, line, text, proseWords.filter(applies));
}

function findingIn(path: string, line: number, text: string, words: readonly ProseWord[]): Finding[] {
  const found = words.flatMap((word) => {
    const [said] = word.pattern.exec(text) ?? [];
    return said === undefined ? [] : [`"${said}": ${word.instead}`];
  });
  return found.length === 0 ? [] : [{ path, line, message: found.join('; ') }];
}

if (import.meta.main) {
  const sentences = checkNewSentences(projectRoot, sources, checkedSince);
  if (!sentences)
    console.log(`New sentences were not checked: this clone lacks the history since ${checkedSince.slice(0, 8)}.`);
  report([...checkProse(projectRoot), ...(sentences ?? [])]);
}
