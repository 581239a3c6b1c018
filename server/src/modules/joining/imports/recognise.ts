import { languages } from '@madang/contract/kernel/languages.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type FieldWords, recogniseColumns } from '../../../kernel/tables/columns/recognise-columns.ts';
import { suiteWords } from '../../../kernel/tables/columns/suite-words.ts';
import type { ImportItem, ImportKind } from '../../../platform/import-kind.ts';
import type { FoundBy } from './stored/import-state.ts';
import { itemLabel } from './kinds-offered.ts';
import { plainWord } from './kinds/reading.ts';

/** Item that a column of a file was taken for, and the reason. */
export interface Recognised {
  readonly column: string;
  readonly by: FoundBy | '';
}

/** Confidence below which nothing is proposed: a share of the cells alone, or a short word in a long heading. */
const leastConfidence = 0.3;

/** Marks what a suite has and the kind has not, so that its cells are taken for nothing else. */
const foreign = '-';

type Translating = Pick<Kernel, 'translator'>;

/** Words by which a heading names an item: its name, its labels in six languages, its own words, and those of other suites. */
function fieldOf(kernel: Translating, item: ImportItem): FieldWords {
  const { name, content, words = [], suite = [] } = item;
  const labels = languages.map((language) => itemLabel(kernel, language, item));
  const known = { field: name, words: [name, ...labels, ...words, ...suite.flatMap((each) => suiteWords[each])] };
  return content === undefined ? known : { ...known, content };
}

function foreignWords({ translator }: Translating, items: readonly ImportItem[]): FieldWords[] {
  const own = new Set(items.flatMap(({ suite = [] }) => suite as readonly string[]));
  // The product's own column of reasons, where the file of faulty rows comes back.
  const faults = languages.map((language) => translator.text(language, 'importFile.reason'));
  return [
    { field: `${foreign}faults`, words: faults },
    ...Object.entries(suiteWords).flatMap(([field, words]) =>
      own.has(field) ? [] : [{ field: foreign + field, words }],
    ),
  ];
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
  kernel: Translating,
  { items }: Pick<ImportKind, 'items'>,
  { headings, sample, remembered }: Columns,
): Recognised[] {
  const chosen = headings.map((heading) => chosenBefore(items, remembered.get(plainWord(heading))));
  const taken = new Set(chosen);
  const left = items.filter(({ name }) => !taken.has(name));
  const shown = (cells: readonly string[]) =>
    headings.map((_, at) => (chosen[at] === undefined ? (cells[at] ?? '') : ''));
  const rows = sample.map((cells, at) => ({ line: at + 1, cells: shown(cells) }));
  const found = (own: readonly ImportItem[]) =>
    recogniseColumns(shown(headings), rows, [
      ...own.map((item) => fieldOf(kernel, item)),
      ...foreignWords(kernel, items),
    ]).columns;
  const first = found(left);
  // 'Name' beside a surname is the given name; alone it is the whole.
  const hasSurname = taken.has('surname') || first.some(({ field, by }) => field === 'surname' && by === 'header');
  const best = hasSurname ? found(left.toSorted((a, b) => Number(isWhole(a)) - Number(isWhole(b)))) : first;
  return withContactMail(
    items,
    headings.map((_, at): Recognised => {
      const before = chosen[at];
      if (before !== undefined) return { column: before, by: 'remembered' };
      const { field = foreign, confidence = 0, by } = best[at] ?? {};
      if (field.startsWith(foreign) || confidence < leastConfidence) return { column: '', by: '' };
      return { column: field, by: by === 'header' ? 'heading' : 'content' };
    }),
  );
}

/** The only mail of a file is the one to which letters go, whatever a suite calls it. */
function withContactMail(items: readonly ImportItem[], found: Recognised[]): Recognised[] {
  const has = (name: string) => found.some(({ column }) => column === name);
  if (has('externalMail') || !items.some(({ name }) => name === 'externalMail')) return found;
  return found.map((each) =>
    each.column === 'personalMail' && each.by === 'heading' ? { ...each, column: 'externalMail' } : each,
  );
}

const isWhole = ({ name }: ImportItem) => name === 'fullName';

/** The item that was chosen before, '' for none; undefined where nothing was, or the kind has it not. */
function chosenBefore(items: readonly ImportItem[], item: string | undefined): string | undefined {
  return item === '' || items.some(({ name }) => name === item) ? item : undefined;
}

/** The kind whose items the headings name most of; the first of equals. */
export function likelyKind(
  kernel: Translating,
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
