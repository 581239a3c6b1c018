import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { cellThatLeaves } from '../../../kernel/tables/write/cell-that-leaves.ts';
import type { WrittenSheet } from '../../../kernel/tables/write/sheet-xml.ts';
import type { TreeDepartment } from './tree.sql.ts';

const columns = ['departmentCode', 'departmentName', 'englishDepartmentName', 'parentDepartmentCode'] as const;

/** BLK-06: departments with the columns that an import reads. */
export function departmentsTable(
  { translator }: Pick<Kernel, 'translator'>,
  language: Language,
  departments: readonly TreeDepartment[],
): WrittenSheet {
  return {
    name: translator.text(language, 'departmentsFile.name'),
    header: columns.map((name) => translator.text(language, `fields.${name}`)),
    rows: departments.map((row) => columns.map((name) => cellThatLeaves(row[name]))),
  };
}
