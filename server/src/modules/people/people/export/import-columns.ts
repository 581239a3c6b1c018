import type { Language } from '@madang/contract/kernel/languages.ts';
import { fieldNamesIn, textNamesIn } from '@madang/contract/people/people/field-places.ts';
import type { PersonFieldName } from '@madang/contract/people/people/fields.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { cellThatLeaves } from '../../../../kernel/tables/write/cell-that-leaves.ts';
import type { WholePerson } from '../people-list.sql.ts';
import type { FileColumn } from './list-columns.ts';

const first = [
  'employeeNumber',
  'loginId',
  'surname',
  'givenName',
  'externalMail',
  'mobile',
  'language',
  'residenceCountry',
  'departmentCode',
  'jobRankCode',
  'jobTitleCode',
] as const;

/** Columns of a file of people that registers and changes them. */
export const importedFields: readonly PersonFieldName[] = [
  ...first,
  ...textNamesIn('form').filter((name) => !(first as readonly string[]).includes(name)),
];

const changed: readonly string[] = fieldNamesIn('change');

/** Values that a file shows: the key, and what it may change. The contacts of the sign-in come empty, which leaves them. */
function isShown(name: PersonFieldName): boolean {
  return name === 'loginId' || changed.includes(name);
}

/** Headings of codes, which cells may also name by their names. */
const placeWords: Readonly<Partial<Record<PersonFieldName, string>>> = {
  departmentCode: 'department',
  jobRankCode: 'jobRank',
  jobTitleCode: 'jobTitle',
};

const valuesOf = (row: WholePerson) => row as unknown as Readonly<Record<string, string | number | boolean | null>>;

function headingOf(name: PersonFieldName): string {
  const word = placeWords[name];
  return word === undefined ? `fields.${name}` : `employeesFile.${word}`;
}

/** BLK-06: the columns that an import reads; a file that is sent back as it is changes nothing. */
export function importColumns(
  { translator }: Pick<Kernel, 'translator'>,
  language: Language,
): readonly FileColumn<WholePerson>[] {
  return importedFields.map((name) => ({
    head: translator.text(language, headingOf(name)),
    valueOf: (row) => (isShown(name) ? cellThatLeaves(String(valuesOf(row)[name] ?? '')) : ''),
  }));
}
