import { type Language, languageTags } from '@madang/contract/kernel/languages.ts';
import { type Catalogue, mergeInto, type Texts } from '../catalogues.ts';

export type Values = Readonly<Record<string, string | number>>;

/** A text of a page: its capability, and its dotted path there; `errors` and `fields` have one key each, dot and all. */
export interface TextPlace {
  readonly namespace: string;
  readonly key: string;
  readonly isOneKey?: boolean;
}

/** The texts that have been read, by language. Values are put in as they are, and nothing in them is read again. */
export class TextStore {
  readonly #catalogues = new Map<Language, Catalogue>();

  add(language: Language, catalogue: Catalogue): void {
    const known = this.#catalogues.get(language) ?? {};
    for (const [namespace, texts] of Object.entries(catalogue)) mergeInto(known, namespace, texts);
    this.#catalogues.set(language, known);
  }

  /** The keys of a namespace, in no order. */
  keys(language: Language, namespace: string): readonly string[] {
    return Object.keys(this.#catalogues.get(language)?.[namespace] ?? {});
  }

  /** Undefined where the language has no such text; `count` chooses between `<key>_one` and `<key>_other`. */
  text(language: Language, { namespace, key, isOneKey = false }: TextPlace, values: Values = {}): string | undefined {
    const steps = isOneKey ? [key] : key.split('.');
    const last = steps.pop() ?? '';
    let at: Texts | string | undefined = this.#catalogues.get(language)?.[namespace];
    for (const step of steps) at = typeof at === 'object' ? at[step] : undefined;
    if (typeof at !== 'object') return undefined;
    const found = formsOf(language, last, values['count']).map((form) => at[form]);
    const text = found.find((each) => typeof each === 'string');
    return text?.replaceAll(/\{\{(\w+)\}\}/g, (_hole, name: string) => String(values[name] ?? ''));
  }
}

/** Made once for a language: a list asks for each of its rows. */
const pluralRules = new Map<Language, Intl.PluralRules>();

/** The keys that a text may stand under, the fittest first. */
function formsOf(language: Language, key: string, count: string | number | undefined): string[] {
  if (count === undefined) return [key];
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(languageTags[language]);
  pluralRules.set(language, rules);
  const form = rules.select(Number(count));
  return [`${key}_${form}`, `${key}_other`, key];
}
