import type { TreeRow } from '../../../../ui/tree/tree-keys.ts';

/** Parts the key of a person's row from codes of departments, none of which begins so. */
const beginning = 'person:';

export function keyOfFound(personId: string): string {
  return beginning + personId;
}

/** The person whose row it is; undefined for a department's. */
export function personOf(key: string): string | undefined {
  return key.startsWith(beginning) ? key.slice(beginning.length) : undefined;
}

interface Found {
  readonly personId: string;
  readonly name: string;
  readonly department: { readonly departmentCode: string };
}

/** Rows of departments with the one of a found person right below their department, before the departments there. */
export function withFound(rows: readonly TreeRow[], found: Found | null): readonly TreeRow[] {
  const at = rows.findIndex(({ key }) => key === found?.department.departmentCode);
  const department = rows[at];
  if (!found || !department) return rows;
  const level = department.level + 1;
  const isBelow = (row: TreeRow) => row.level === level;
  const end = rows.findIndex((row, place) => place > at && row.level < level);
  const branch = rows.slice(at + 1, end < 0 ? rows.length : end);
  const size = branch.filter(isBelow).length + 1;
  const person: TreeRow = {
    key: keyOfFound(found.personId),
    label: found.name,
    level,
    isOpen: undefined,
    place: 1,
    size,
  };
  return [
    ...rows.slice(0, at + 1),
    person,
    ...branch.map((row) => (isBelow(row) ? { ...row, place: row.place + 1, size } : row)),
    ...rows.slice(at + 1 + branch.length),
  ];
}
