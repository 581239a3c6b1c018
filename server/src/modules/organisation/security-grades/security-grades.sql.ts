import { securityGrades } from '@madang/contract/organisation/security-grades/limits.ts';
import type { NamedGrade } from '@madang/contract/organisation/security-grades/routes.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { untranslatedRows } from '../../../kernel/rows/named-rows.ts';
import { matchesExpected } from '../../../kernel/rows/matches-expected.ts';

/** Grades that the company named in one language alone. */
export const untranslatedGradesOf = untranslatedRows({
  table: 'security_grades',
  id: 'grade',
  name: 'name',
  englishName: 'english_name',
});

type GradeNames = Omit<NamedGrade, 'securityGrade'>;

const unnamed: GradeNames = { gradeName: '', englishGradeName: '' };

/** Returns the query for every grade with the company's names, highest clearance first. */
export function gradesOf(companyCode: string): RawBuilder<NamedGrade> {
  return sql<NamedGrade>`
    select g.grade as "securityGrade", coalesce(s.name, '') as "gradeName", coalesce(s.english_name, '') as "englishGradeName"
    from unnest(${[...securityGrades]}::integer[]) g (grade)
    left join security_grades s on s.company_code = ${companyCode} and s.grade = g.grade
    order by g.grade`;
}

export async function selectGradeNames(tx: Tx, companyCode: string, grade: number): Promise<GradeNames> {
  const row = await tx
    .selectFrom('security_grades')
    .select(['name', 'english_name'])
    .where('company_code', '=', companyCode)
    .where('grade', '=', grade)
    .executeTakeFirst();
  return row ? { gradeName: row.name, englishGradeName: row.english_name } : unnamed;
}

interface Named {
  readonly grade: number;
  readonly names: GradeNames;
  readonly expected: GradeNames | undefined;
}

/** False where the names are others by now than their author saw. A grade that no one has named gets a row first. */
export async function updateGradeNames(
  tx: Tx,
  companyCode: string,
  { grade, names, expected }: Named,
): Promise<boolean> {
  await tx
    .insertInto('security_grades')
    .values({ company_code: companyCode, grade, ...columnsOf(unnamed) })
    .onConflict((conflict) => conflict.columns(['company_code', 'grade']).doNothing())
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('security_grades')
    .set(columnsOf(names))
    .where('company_code', '=', companyCode)
    .where('grade', '=', grade)
    .where(matchesExpected(expected && columnsOf(expected), columnsOf(names)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function columnsOf({ gradeName, englishGradeName }: GradeNames) {
  return { name: gradeName, english_name: englishGradeName };
}
