import {
  chooseLanguage,
  defaultLanguage,
  type Language,
  languageCookie,
  languageParameter,
  languageTags,
  suggestedLanguageParameter,
  toLanguage,
} from '@madang/contract/kernel/languages.ts';
import { type Catalogue, type CatalogueFiles, loadCatalogue, titlesAlone } from './catalogues.ts';
import { TextStore } from './text-store/text-store.ts';
import { keepCookie } from './preferences/cookies.ts';

export const texts = new TextStore();
/** The catalogues of this page in the order in which they were asked for, and what of them is there or on its way. */
const sources: CatalogueFiles[] = [];
const read = new Map<string, Promise<void>>();
/** Capabilities whose texts have been read, and not their titles alone. */
const spoken = new Set<string>();
let current: Language = defaultLanguage;
let wanted: Language = defaultLanguage;
const listeners = new Set<() => void>();

export function currentLanguage(): Language {
  return current;
}

/** Returns true if all texts of a capability have been read. */
export const isSpoken = (capability: string): boolean => spoken.has(capability);

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called once per page, before anything is drawn: reads the one language that the page will speak. */
export async function startLanguage(catalogueFiles: CatalogueFiles, language = wishedLanguage()): Promise<void> {
  sources.push(catalogueFiles);
  // A part of the app may add its texts while these are on the way.
  wanted = language;
  await speak(language);
  keepAddressLanguage();
}

/** Texts that a part of the app says beyond the page's own; they are there, in every later language too, before it is drawn. */
export async function addTexts(catalogueFiles: CatalogueFiles): Promise<void> {
  if (!sources.includes(catalogueFiles)) sources.push(catalogueFiles);
  await readTexts(wanted);
}

/** Changes the language in place: what was typed stays, and the choice is kept for later visits. */
export async function setLanguage(language: Language): Promise<void> {
  await speak(language);
  if (current === language) rememberLanguage(language);
}

/** The texts of a language come first, so that no page is ever drawn half in another. */
async function speak(language: Language): Promise<void> {
  wanted = language;
  const tag = languageTags[language];
  await readTexts(language);
  // A later wish overtook this one while its texts were on the way.
  if (wanted !== language) return;
  current = language;
  if (typeof document !== 'undefined') document.documentElement.lang = tag;
  for (const listener of listeners) listener();
}

async function readTexts(language: Language): Promise<void> {
  const all = sources.map((files, place) => {
    const name = `${place} ${language}`;
    const begun = read.get(name) ?? readCatalogue(files, language);
    read.set(name, begun);
    // What failed is asked for again the next time.
    begun.catch(() => read.delete(name));
    return begun;
  });
  await Promise.all(all);
}

async function readCatalogue(files: CatalogueFiles, language: Language): Promise<void> {
  // Several catalogues fill `errors` and `fields` together.
  const { [titlesAlone]: titles, ...catalogue } = await loadCatalogue(files, language);
  texts.add(language, catalogue);
  texts.add(language, (titles ?? {}) as Catalogue);
  for (const capability of Object.keys(catalogue)) spoken.add(capability);
}

function wishedLanguage(): Language {
  return chooseLanguage({
    query: addressed(languageParameter),
    cookie: savedLanguage(),
    suggested: addressed(suggestedLanguageParameter),
    browser: navigator.languages,
  });
}

function addressed(parameter: string): string | null {
  return new URLSearchParams(location.search).get(parameter);
}

/** The pages that follow speak the language of the address too; one that is only suggested takes no other's place. */
function keepAddressLanguage(): void {
  if (typeof document === 'undefined') return;
  const named = toLanguage(addressed(languageParameter) ?? addressed(suggestedLanguageParameter) ?? '');
  if (named === current && named !== savedLanguage()) rememberLanguage(named);
}

function savedLanguage(): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${languageCookie.name}=`))
    ?.split('=')[1];
}

function rememberLanguage(language: Language) {
  keepCookie(languageCookie.name, language, languageCookie.maxAgeSeconds);
  const address = new URL(location.href);
  // A `locale` in the address would win over the choice on the next visit of this address.
  if (!address.searchParams.has(languageParameter)) return;
  address.searchParams.set(languageParameter, language);
  history.replaceState(history.state, '', address);
}
