import type { Finding } from '../kernel/findings.ts';
import type { Allowed } from './allowed.ts';
import type { Catalogue, Text } from './catalogues.ts';
import { placeholdersOf, wordsOf } from './placeholders.ts';
import { scriptFault } from './scripts.ts';

/** Faults of the texts of one language, each beside the English text that it stands for. */
export function textFaults(catalogue: Catalogue, english: Catalogue | undefined, allowed: Allowed): Finding[] {
  const found = [...catalogue.texts].flatMap(([key, text]) => {
    const model = english?.texts.get(key);
    const messages = [...formFaults(text.value), ...languageFaults(catalogue, key, text, model, allowed)];
    return messages.map((message) => ({ path: catalogue.path, line: text.line, message: `${key} ${message}` }));
  });
  return [...found, ...missingKeys(catalogue, english)];
}

function missingKeys(catalogue: Catalogue, english: Catalogue | undefined): Finding[] {
  if (!english || english === catalogue) return [];
  const { path, texts } = catalogue;
  const missing = [...english.texts.keys()].filter((key) => !texts.has(key));
  const unknown = [...texts.keys()].filter((key) => !english.texts.has(key));
  return [
    ...missing.map((key) => ({ path, line: 1, message: `${key} is missing` })),
    ...unknown.map((key) => ({ path, line: texts.get(key)?.line ?? 1, message: `${key} is not in English` })),
  ];
}

function formFaults(value: string): string[] {
  if (value === '') return ['is empty'];
  const words = wordsOf(value);
  return [
    ...(value.trim() === value ? [] : ['begins or ends with a space']),
    ...(/[{}]/.test(words) ? ['has a broken placeholder'] : []),
    ...(/<\/?[a-z][^>]*>|&(#\d+|[a-z]+);/i.test(words) ? ['has HTML in it'] : []),
    ...(words.includes('$t(') ? ['pulls in another text'] : []),
    ...(value === value.normalize('NFC') ? [] : ['is not in Unicode form NFC']),
  ];
}

function languageFaults(
  { path, language }: Catalogue,
  key: string,
  { value }: Text,
  model: Text | undefined,
  allowed: Allowed,
): string[] {
  const words = wordsOf(value);
  if (value in allowed.sameEverywhere || !/\p{L}/u.test(words)) return placeholderFaults(key, value, model);
  if (language !== 'en' && value === model?.value) {
    return Object.keys(allowed.sameAsEnglish).some((entry) => `${language} ${key}`.startsWith(entry))
      ? []
      : ['is the English text'];
  }
  const script = `${path}#${key}` in allowed.foreignLetters ? undefined : scriptFault(language, words);
  return [...(script ? [script] : []), ...placeholderFaults(key, value, model)];
}

/** The singular may leave the count out: `one file`. */
function placeholderFaults(key: string, value: string, model: Text | undefined): string[] {
  if (!model) return [];
  const isSingular = /_(zero|one)$/.test(key);
  const comparable = (text: string) => placeholdersOf(text).filter((name) => !(isSingular && name === 'count'));
  const given = comparable(value).join(' ');
  const wanted = comparable(model.value).join(' ');
  return given === wanted ? [] : [`takes "${given}" where English takes "${wanted}"`];
}

/**
 * Finds texts that share a key and hide each other: the server merges groups, the web one capability, and `errors` and
 * `fields` globally.
 */
export function doubleKeys(catalogues: readonly Catalogue[]): Finding[] {
  const english = catalogues.filter(({ language }) => language === 'en');
  const onServer = english.filter(({ path }) => /^(contract|server)\//.test(path));
  const inWeb = english.filter(({ path }) => /^(contract|web)\//.test(path));
  const found = [
    ...repetitions(onServer, (_catalogue, key) => key.split('.').slice(0, 2).join('.')),
    ...repetitions(inWeb, ({ capability }, key) => (/^(errors|fields)\./.test(key) ? key : `${capability}:${key}`)),
  ];
  return [...new Map(found.map((finding) => [`${finding.path}:${finding.line}`, finding])).values()];
}

function repetitions(
  catalogues: readonly Catalogue[],
  nameOf: (catalogue: Catalogue, key: string) => string,
): Finding[] {
  const owners = new Map<string, string>();
  return catalogues.flatMap((catalogue) =>
    [...catalogue.texts].flatMap(([key, { line }]) => {
      const name = nameOf(catalogue, key);
      const owner = owners.get(name) ?? catalogue.folder;
      owners.set(name, owner);
      return owner === catalogue.folder
        ? []
        : [{ path: catalogue.path, line, message: `${key} is also said in ${owner}` }];
    }),
  );
}

/** Allowances that no text needs any more. */
export function staleAllowances(catalogues: readonly Catalogue[], allowed: Allowed, listedIn: string): Finding[] {
  const values = new Set(catalogues.flatMap(({ texts }) => [...texts.values()].map((text) => text.value)));
  const places = new Set(catalogues.flatMap(({ path, texts }) => [...texts.keys()].map((key) => `${path}#${key}`)));
  const keys = catalogues.flatMap(({ texts }) => [...texts.keys()]);
  const stale = [
    ...Object.keys(allowed.sameEverywhere).filter((text) => !values.has(text)),
    ...Object.keys(allowed.sameAsEnglish).filter(
      (entry) => !keys.some((key) => key.startsWith(entry.split(' ')[1] ?? '')),
    ),
    ...Object.keys(allowed.foreignLetters).filter((place) => !places.has(place)),
    ...Object.keys(allowed.builtKeys).filter((prefix) => !keys.some((key) => key.startsWith(prefix))),
  ];
  return stale.map((entry) => ({ path: listedIn, line: 1, message: `nothing needs the allowance "${entry}"` }));
}

export function englishOf(catalogues: readonly Catalogue[], folder: string): Catalogue | undefined {
  return catalogues.find((catalogue) => catalogue.folder === folder && catalogue.language === 'en');
}
