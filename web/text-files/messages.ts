import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages } from '@madang/contract/kernel/languages.ts';
import { type Catalogue, mergeCatalogues, type Texts } from '../src/kernel/catalogues.ts';

const root = resolve(import.meta.dirname, '..');

/** Begins the names of the files of texts as modules of the build. */
export const prefix = 'madang-texts/';
export const globOfMessages =
  /import\.meta\.glob\((\[[^\]]*\/messages\/\*\.ts'[^\]]*\]|'[^']*\/messages\/\*\.ts')\s*,?\s*\)/g;

/** A folder of messages: a capability's in the contract or in the web, the kernel's or the app's. */
export interface Messages {
  readonly folder: string;
  readonly capability: string;
}

const quoted = /'([^']+)'/g;

/** Returns the folders that the patterns of an `import.meta.glob` in a file list, in their order. */
export function foldersOf(patterns: string, file: string): readonly Messages[] {
  const all = [...patterns.matchAll(quoted)].map(([, pattern = '']) => pattern.replace(/\*\.ts$/, 'en.ts'));
  const find = (pattern: string) =>
    globSync(pattern.startsWith('/') ? join(root, pattern) : resolve(dirname(file), pattern)).toSorted();
  const refused = new Set(
    all.filter((pattern) => pattern.startsWith('!')).flatMap((pattern) => find(pattern.slice(1))),
  );
  const found = all
    .filter((pattern) => !pattern.startsWith('!'))
    .flatMap((pattern) => {
      const files = find(pattern);
      if (files.length === 0) throw new Error(`${file} lists messages that do not exist: ${pattern}`);
      return files;
    });
  return [...new Set(found)]
    .filter((each) => !refused.has(each))
    .map((each) => ({ folder: dirname(each), capability: String(each.split('/').at(-3)) }));
}

/** Reads the texts of a folder as the web reads them: a catalogue of one capability. */
export async function textsOf({ folder, capability }: Messages, language: Language): Promise<Texts> {
  const module = (await import(pathToFileURL(join(folder, `${language}.ts`)).href)) as Readonly<Record<string, Texts>>;
  const texts = module[language];
  if (!texts) throw new Error(`${folder} says nothing in ${language} (${capability})`);
  return texts;
}

/** Leaves out what says nothing. */
export function withoutEmpty(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).filter(([, texts]) => Object.keys(texts).length > 0));
}

/** Returns the folders that a list of the app names, as `public-catalogues.ts`. */
export function listIn(name: string): readonly Messages[] {
  const file = join(root, `src/app/${name}-catalogues.ts`);
  return [...readFileSync(file, 'utf8').matchAll(globOfMessages)].flatMap(([, patterns = '']) =>
    foldersOf(patterns, file),
  );
}

export function without(folders: readonly Messages[], others: readonly Messages[]): readonly Messages[] {
  const left = new Set(others.map(({ folder }) => folder));
  return folders.filter(({ folder }) => !left.has(folder));
}

/** Reads the texts of folders as one catalogue. */
export async function merged(folders: readonly Messages[], language: Language): Promise<Catalogue> {
  const parts = folders.map(async (each) => ({ capability: each.capability, texts: await textsOf(each, language) }));
  return withoutEmpty(mergeCatalogues(await Promise.all(parts)));
}

/** Code of what `import.meta.glob` would give: the file of each language, by a path that names it. */
export const mapOf = (name: string) => {
  const files = languages.map(
    (language) => `'/${name}/messages/${language}.ts': () => import('${prefix}${name}/${language}')`,
  );
  return `{ ${files.join(', ')} }`;
};
