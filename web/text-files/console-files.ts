import type { Language } from '@madang/contract/kernel/languages.ts';
import { type Catalogue, everyOperation, type Texts, titlesAlone } from '../src/kernel/catalogues.ts';
import { type ConsoleNeeds, everyField } from './console-needs.ts';
import { listIn, mapOf, merged, type Messages, without, withoutEmpty } from './messages.ts';

type Content = (language: Language) => Promise<Catalogue>;

/** A word under a namespace that has none, so that it is not empty. */
const marked = { [everyOperation]: { all: '' } };

/**
 * Returns the console's files of texts: what its frame says, what pages of a capability say besides, and all the rest;
 * and the module that opens them (`app/console/console-texts.ts`).
 */
export function consoleFiles(needs: ConsoleNeeds): {
  readonly code: string;
  readonly files: ReadonlyMap<string, Content>;
} {
  const folders = without(listIn('console'), [...listIn('public'), ...listIn('app')]);
  const files = new Map<string, Content>([
    ['console', frameOf(folders, needs)],
    ['console-late', lateOf(folders, needs)],
  ]);
  const maps: string[] = [];
  for (const [capability, said] of needs.pages) {
    const page = pageOf(folders, capability, said);
    if (!page) continue;
    files.set(`console-${capability}`, page);
    maps.push(`'${capability}': ${mapOf(`console-${capability}`)}`);
  }
  const code = `
    const frame = ${mapOf('console')};
    const pages = { ${maps.join(', ')} };
    export const firstTexts = (capability) => (pages[capability] ? [frame, pages[capability]] : [frame]);
    export const lateTexts = ${mapOf('console-late')};`;
  return { code, files };
}

const saying = (folders: readonly Messages[], said: ReadonlySet<string>) =>
  folders.filter(({ capability }) => said.has(capability));

function frameOf(folders: readonly Messages[], { frame, titles }: ConsoleNeeds): Content {
  return async (language) => {
    const all = await merged(folders, language);
    // A title that the app's own texts hold is there already.
    const named = titles.filter(({ capability }) => !frame.has(capability) && all[capability] !== undefined);
    const titleTexts = Object.fromEntries(
      named.map(({ capability, key }) => [capability, only(all[capability] ?? {}, key.split('.'))]),
    );
    return { ...pageTexts(await merged(saying(folders, frame), language)), [titlesAlone]: titleTexts };
  };
}

/** What the frame says already is not said twice; what pages say is, so that it is one file for all of them. */
function lateOf(folders: readonly Messages[], { frame }: ConsoleNeeds): Content {
  return async (language) => {
    const all = Object.entries(await merged(folders, language));
    return { ...Object.fromEntries(all.filter(([capability]) => !frame.has(capability))), ...marked };
  };
}

/** What may be refused in the pages' own capability is among it; what others refuse comes later. */
function pageOf(folders: readonly Messages[], capability: string, said: ReadonlySet<string>): Content | undefined {
  const spoken = saying(folders, said);
  if (spoken.length === 0 && !said.has(everyOperation)) return undefined;
  return async (language) => {
    const { errors = {} } = await merged(saying(folders, new Set([capability])), language);
    const all = await merged(folders, language);
    const own = await merged(spoken, language);
    const { fields = {} } = said.has(everyField) ? all : own;
    const texts = { ...pageTexts(own), errors, fields };
    return withoutEmpty(
      said.has(everyOperation) ? { ...texts, operations: all['operations'] ?? {}, ...marked } : texts,
    );
  };
}

function pageTexts({ errors: _errors, fields: _fields, operations: _operations, ...pages }: Catalogue): Catalogue {
  return pages;
}

/** The one text at a path, in the objects around it. */
function only(texts: Texts, [step = '', ...rest]: readonly string[]): Texts {
  const at = texts[step];
  if (at === undefined) throw new Error(`no title is at ${step}`);
  return { [step]: typeof at === 'string' ? at : only(at, rest) };
}
