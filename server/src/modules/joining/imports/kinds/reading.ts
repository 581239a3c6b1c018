import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { noValue } from '../../../../kernel/tables/write/cell-that-leaves.ts';
import type { ImportItem, ImportLine } from '../../../../platform/import-kind.ts';

/** Reads a cell: undefined where it leaves the item as it is, '' where it takes the value away. */
export function cellOf({ values, aboutId }: ImportLine, name: string): string | undefined {
  const value = values[name]?.trim();
  if (value === undefined || (value === '' && aboutId === undefined)) return undefined;
  return value === noValue ? '' : value;
}

export function issue(path: string, code: string, params: FieldIssue['params'] = {}): FieldIssue {
  return { path, code, params };
}

/** A spelling as it is compared: letters and digits alone, in small letters. */
export function plainWord(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Reads one of an item's choices by any of its spellings; undefined for an unknown one. */
export function choiceOf({ choices = {} }: ImportItem, typed: string): string | undefined {
  const word = plainWord(typed);
  for (const [value, spellings] of Object.entries(choices)) {
    if ([value, ...spellings].some((each) => plainWord(each) === word)) return value;
  }
  return undefined;
}

/** Reads a day as people write it: 2026-03-02, 2026.3.2, 20260302, 2026년 3월 2일; undefined for none that exists. */
export function dayOf(typed: string): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})(?:\s*[-./年년]\s*)?(\d{1,2})(?:\s*[-./月월]\s*)?(\d{1,2})\s*[.日일]?$/.exec(
      typed.normalize('NFKC').trim(),
    ) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${written}T00:00:00Z`);
  return year !== '' && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written)
    ? written
    : undefined;
}
