import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { ImportKindShown } from '../api.ts';

type Kind = Pick<ImportKindShown, 'columns'>;

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_()-]/g, '');

/** The items of another kind for the columns of a file: those that were found before, and those that a heading names. */
export function matched({ columns: items }: Kind, columns: ImportDetail['columns']): string[] {
  const taken = new Set<string>();
  return columns.map(({ heading, column }) => {
    const found =
      items.find(({ name }) => name === column) ??
      items.find(({ name, label }) => [name, label].some((word) => plain(word) === plain(heading)));
    if (!found || taken.has(found.name)) return '';
    taken.add(found.name);
    return found.name;
  });
}

export interface ColumnsFault {
  readonly kind: 'missing' | 'anyKey' | 'twice';
  readonly labels: readonly string[];
}

/** Faults that keep the chosen columns from being tried: an item twice, one that is needed, or none that says what a row is about. */
export function faultOf({ columns: items }: Kind, chosen: readonly string[]): ColumnsFault | undefined {
  const labels = (of: typeof items) => of.map(({ label }) => label);
  const twice = items.filter(({ name }) => chosen.indexOf(name) !== chosen.lastIndexOf(name));
  if (twice.length > 0) return { kind: 'twice', labels: labels(twice) };
  const missing = items.filter(({ name, isRequired }) => isRequired && !chosen.includes(name));
  if (missing.length > 0) return { kind: 'missing', labels: labels(missing) };
  const keys = items.filter(({ isKey }) => isKey);
  // Of people who are new, the mail may be the ID.
  const isKeyed = [...keys.map(({ name }) => name), 'externalMail'].some((name) => chosen.includes(name));
  return keys.length > 0 && !isKeyed ? { kind: 'anyKey', labels: labels(keys) } : undefined;
}
