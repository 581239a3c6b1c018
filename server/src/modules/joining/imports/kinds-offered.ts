import { refuseField } from '@madang/contract/refuse.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { ImportItem, ImportKind } from '../../../platform/import-kind.ts';

/** All kinds of the installation, in their order. */
export function importKindsOf({ contributed }: Pick<Kernel, 'contributed'>): readonly ImportKind[] {
  return contributed
    .of('importKinds')
    .flat()
    .toSorted((a, b) => a.place - b.place);
}

/** Finds a kind by its name; refuses an unknown one. */
export function kindNamed(kernel: Pick<Kernel, 'contributed'>, name: string): ImportKind {
  const found = importKindsOf(kernel).find(({ kind }) => kind === name);
  if (!found) throw refuseField('kind', 'CO400');
  return found;
}

type Translating = Pick<Kernel, 'translator'>;

export function itemLabel({ translator }: Translating, language: Language, { name, label }: ImportItem): string {
  return translator.text(language, label ?? `fields.${name}`);
}

export function kindLabel({ translator }: Translating, language: Language, kind: string): string {
  return kind === '' ? '' : translator.text(language, `importKinds.${kind}`);
}

/** Places of the languages among the spellings of a choice. */
const spellingPlaces = { ko: 0, en: 1, ja: 2, zh: 3, tw: 4, vi: 5 } as const;

/** The values that an item may have, as the reader's language spells them; null for free ones. */
export function choicesOf({ choices }: ImportItem, language: Language): { value: string; label: string }[] | null {
  if (choices === undefined) return null;
  return Object.entries(choices).map(([value, spellings]) => ({
    value,
    label: spellings[spellingPlaces[language]] ?? spellings[0] ?? value,
  }));
}
