import { languages } from '@madang/contract/kernel/languages.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { ImportItem, ImportKind } from '../../../platform/import-kind.ts';
import type { FoundBy } from './stored/import-state.ts';
import { itemLabel } from './kinds-offered.ts';
import { plainWord } from './kinds/reading.ts';

/** What a column of a file was taken for, and by what. */
export interface Recognised {
  readonly column: string;
  readonly by: FoundBy | '';
}

const contents: Readonly<Record<NonNullable<ImportItem['content']>, RegExp>> = {
  mail: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  phone: /^(?:\+?\d[\d\s().-]{7,17})$/,
  date: /^\d{4}[-./年년]\s?\d{1,2}[-./月월]\s?\d{1,2}[日일.]?$/,
  name: /^[\p{L}·.' -]{2,30}$/u,
};

/** Words by which a heading names an item, in six languages. */
function wordsOf(kernel: Pick<Kernel, 'translator'>, item: ImportItem): ReadonlySet<string> {
  const labels = languages.map((language) => itemLabel(kernel, language, item));
  return new Set([item.name, ...labels, ...(item.words ?? [])].map(plainWord).filter((word) => word !== ''));
}

interface Columns {
  readonly headings: readonly string[];
  /** The first rows. */
  readonly sample: readonly (readonly string[])[];
  /** Items that the owner has chosen for headings before. */
  readonly remembered: ReadonlyMap<string, string>;
}

/** Proposes an item for each column: as it was chosen before, by its heading, else by what its cells look like. */
export function recognise(
  kernel: Pick<Kernel, 'translator'>,
  { items }: Pick<ImportKind, 'items'>,
  { headings, sample, remembered }: Columns,
): Recognised[] {
  const words = items.map((item) => ({ item, words: wordsOf(kernel, item) }));
  const taken = new Set<string>();
  const take = (column: string | undefined, by: FoundBy): Recognised | undefined => {
    if (column === undefined || taken.has(column) || !items.some(({ name }) => name === column)) return undefined;
    taken.add(column);
    return { column, by };
  };
  const named = headings.map((heading) => {
    const word = plainWord(heading);
    const before = take(remembered.get(word), 'remembered');
    if (before || word === '') return before;
    return take(words.find((each) => !taken.has(each.item.name) && each.words.has(word))?.item.name, 'heading');
  });
  return named.map((found, at) => {
    if (found) return found;
    const cells = sample.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
    const alike = items.find(
      ({ name, content }) =>
        content !== undefined &&
        content !== 'name' &&
        !taken.has(name) &&
        cells.length > 0 &&
        cells.every((cell) => contents[content].test(cell)),
    );
    return take(alike?.name, 'content') ?? { column: '', by: '' };
  });
}

/** The kind whose items the headings name most of; the first of equals. */
export function likelyKind(
  kernel: Pick<Kernel, 'translator'>,
  kinds: readonly ImportKind[],
  columns: Columns,
): ImportKind | undefined {
  let best: { readonly kind: ImportKind; readonly count: number } | undefined;
  for (const kind of kinds) {
    const found = recognise(kernel, kind, columns);
    const names = new Set(found.filter(({ by }) => by !== '').map(({ column }) => column));
    const isComplete = kind.items.every(({ isRequired, name }) => isRequired !== true || names.has(name));
    const count = isComplete ? names.size : 0;
    if (count > (best?.count ?? 0)) best = { kind, count };
  }
  return best?.kind ?? kinds[0];
}
