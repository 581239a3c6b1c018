import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { englishDepartmentName } from '@madang/contract/organisation/departments/rules.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { ImportAsk } from '../../../../platform/import-kind.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { departmentLanguages, wholeTreeOf, type TreeDepartment } from '../../../organisation/departments/index.ts';
import { issue } from './reading.ts';

export interface KnownDepartments {
  readonly byCode: ReadonlyMap<string, TreeDepartment>;
  /** Codes by name, in the language of the company and in English. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** Codes of departments that are made before the rows, by the name that the file has. */
  readonly made: ReadonlyMap<string, string>;
  readonly languages: ReadonlyMap<string, Language>;
}

/** The English name of a department that is given none: its name where that is English, else its code. */
export function englishNameOf(departmentName: string, departmentCode: string): string {
  return englishDepartmentName.safeParse(departmentName).success ? departmentName : departmentCode;
}

/** A name as it is compared. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Reads the company's departments once in a dry run. */
export async function knownDepartments(ask: ImportAsk): Promise<KnownDepartments> {
  const kept = ask.facts.get('departments');
  if (kept) return kept as KnownDepartments;
  const { rows: stored } = await wholeTreeOf(ask.companyCode).execute(ask.tx);
  const { name, englishName } = await readCompany(ask.tx, ask.companyCode);
  // The company itself goes by its own names, where no department has them.
  const rows = stored.map((row) =>
    row.departmentCode === rootDepartment ? { ...row, departmentName: name, englishDepartmentName: englishName } : row,
  );
  const byName = new Map<string, string[]>();
  for (const { departmentCode, departmentName, englishDepartmentName } of rows) {
    for (const key of new Set([departmentName, englishDepartmentName].map(nameKey))) {
      if (key !== '') byName.set(key, [...(byName.get(key) ?? []), departmentCode]);
    }
  }
  for (const [key, codes] of byName) {
    if (codes.length > 1 && codes.includes(rootDepartment))
      byName.set(
        key,
        codes.filter((code) => code !== rootDepartment),
      );
  }
  const known = {
    byCode: new Map(rows.map((row) => [row.departmentCode, row])),
    byName,
    languages: await departmentLanguages(ask.tx, ask.companyCode),
    made: new Map(ask.made.map(({ name, departmentCode }) => [wayKey(name), departmentCode])),
  };
  ask.facts.set('departments', known);
  return known;
}

/** A department that a cell names, or why none is. */
export type NamedByCell =
  | { readonly departmentCode: string; readonly isMade: boolean }
  | { readonly issue: FieldIssue; readonly missing?: string };

const apart = /[>›/\\|]/;

/** A way down as it is compared: its names, however a file parts them. */
export function wayKey(typed: string): string {
  return typed
    .split(apart)
    .map(nameKey)
    .filter((part) => part !== '')
    .join(' > ');
}

/** Finds a department by its code, its name, or the names on the way down to it, parted by `>` or `/`. */
export function departmentOf(known: KnownDepartments, field: string, typed: string): NamedByCell {
  const code = typed.normalize('NFKC').toUpperCase();
  if (known.byCode.has(code)) return { departmentCode: code, isMade: false };
  const made = known.made.get(wayKey(typed));
  if (made !== undefined) return { departmentCode: made, isMade: !known.byCode.has(made) };
  const named = known.byName.get(nameKey(typed)) ?? [];
  if (named.length === 1 && named[0] !== undefined) return { departmentCode: named[0], isMade: false };
  if (named.length > 1) return { issue: issue(field, 'MB916') };
  const way = typed
    .split(apart)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const found = way.length > 1 ? downTo(known, way) : [];
  if (found.length === 1 && found[0] !== undefined) return { departmentCode: found[0], isMade: false };
  return { issue: issue(field, found.length > 1 ? 'MB916' : 'MB915'), missing: typed.trim() };
}

/** Departments whose names upwards are those of the way. */
function downTo({ byCode, byName }: KnownDepartments, way: readonly string[]): string[] {
  const upwards = way.toReversed();
  return (byName.get(nameKey(way.at(-1) ?? '')) ?? []).filter((leaf) => {
    let code = leaf;
    return upwards.every((name) => {
      const at = byCode.get(code);
      code = at?.parentDepartmentCode ?? '';
      return (
        at !== undefined &&
        [at.departmentName, at.englishDepartmentName].some((each) => nameKey(each) === nameKey(name))
      );
    });
  });
}
