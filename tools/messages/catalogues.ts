import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLanguage, languages, type Language } from '../../contract/src/kernel/languages.ts';
import { listFiles, readText } from '../kernel/files.ts';
import type { Finding } from '../kernel/findings.ts';
import { keyLinesOf } from './key-lines.ts';

export interface Text {
  readonly value: string;
  readonly line: number;
}

/** The texts of one folder in one language, by key path (`errors.CO400`). */
export interface Catalogue {
  readonly folder: string;
  /** The folder that the catalogue speaks for: a capability, `app` or `kernel`. */
  readonly capability: string;
  readonly language: Language;
  readonly path: string;
  readonly texts: ReadonlyMap<string, Text>;
}

export interface Catalogues {
  readonly all: readonly Catalogue[];
  readonly findings: readonly Finding[];
}

/** Every `messages/<lang>.ts` and `texts/<lang>.ts`, read as the running program reads it. */
export async function loadCatalogues(root: string): Promise<Catalogues> {
  const files = listFiles(root, ['contract/src', 'server/src', 'web/src'], /\/(messages|texts)\/[^/]+\.ts$/);
  const loaded = await Promise.all(files.filter((path) => !isHelper(path)).map((path) => load(root, path)));
  return {
    all: loaded.flatMap(({ catalogue }) => (catalogue ? [catalogue] : [])),
    findings: [...loaded.flatMap(({ findings }) => findings), ...missingLanguages(files)],
  };
}

function isHelper(path: string): boolean {
  return /(^|\/)index\.ts$|\.test\.ts$/.test(path);
}

async function load(root: string, path: string): Promise<{ catalogue?: Catalogue; findings: Finding[] }> {
  const language = posix.basename(path, '.ts');
  if (!isLanguage(language))
    return { findings: [{ path, line: 1, message: `${language} is not one of the languages` }] };
  const module = (await import(pathToFileURL(join(root, path)).href)) as Readonly<Record<string, unknown>>;
  const lines = keyLinesOf(path, readText(root, path));
  const texts = new Map<string, Text>();
  const findings: Finding[] = [];
  for (const [key, value] of leavesOf(module[language], '')) {
    const line = lines.get(key) ?? 1;
    if (typeof value === 'string') texts.set(key, { value, line });
    else findings.push({ path, line, message: `${key || `the export ${language}`} is not a text` });
  }
  const folder = posix.dirname(path);
  return { catalogue: { folder, capability: posix.basename(posix.dirname(folder)), language, path, texts }, findings };
}

function leavesOf(value: unknown, path: string): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, path === '' ? key : `${path}.${key}`));
}

function missingLanguages(files: readonly string[]): Finding[] {
  const folders = new Set(files.map((path) => posix.dirname(path)));
  return [...folders].flatMap((folder) => {
    const missing = languages.filter((language) => !files.includes(`${folder}/${language}.ts`));
    return missing.map((language) => ({ path: folder, line: 1, message: `${language}.ts is missing` }));
  });
}
