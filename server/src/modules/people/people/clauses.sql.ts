import { sql, type RawBuilder } from 'kysely';
import { departmentNamesOf, type DepartmentNames } from '../../organisation/departments/index.ts';
import { shownJobRankOf, type JobRankNames } from '../../organisation/job-ranks/index.ts';
import type { PersonFace, PersonNames } from './names.sql.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** A person's clearance as a part of another module's statement, so that asking costs no way to the database. */
export function securityGradeOf({ companyCode, personId }: PersonKey): RawBuilder<number> {
  return sql<number>`(select security_grade from people
    where company_code = ${companyCode} and person_id = ${personId}::uuid)`;
}

/** The services that the person is limited to (null: none of the company's is kept from them), as a question. */
export function serviceLimitOf({
  companyCode,
  personId,
}: PersonKey): RawBuilder<{ readonly services: string[] | null }> {
  return sql<{ readonly services: string[] | null }>`select services from people
    where company_code = ${companyCode} and person_id = ${personId}::uuid`;
}

/** Where a person lives, as a part of another module's statement. */
export function residenceCountryOf({ companyCode, personId }: PersonKey): RawBuilder<string> {
  return sql<string>`(select residence_country from people
    where company_code = ${companyCode} and person_id = ${personId}::uuid)`;
}

/** A person as colleagues see them beside what they wrote. */
export interface Author extends PersonFace {
  readonly department: DepartmentNames | null;
  readonly jobRank: JobRankNames | null;
}

/** The person whose id is in a column, as a part of another module's statement; null where the account is closed. */
export function authorOf(companyCode: string, personId: RawBuilder<unknown>): RawBuilder<Author | null> {
  return sql<Author | null>`(
    select json_build_object('fullName', a.full_name, 'englishName', a.english_name, 'photoId', a.photo,
      'department', ${departmentNamesOf(companyCode, sql`a.department_code`)},
      'jobRank', ${shownJobRankOf(companyCode, sql`a.job_rank_code`)})
    from people a where a.company_code = ${companyCode} and a.person_id = ${personId} and a.closed_at is null)`;
}

/** The names of the person whose id is in a column, as a part of another module's statement; null where the account is closed. */
export function namesOf(companyCode: string, personId: RawBuilder<unknown>): RawBuilder<PersonNames | null> {
  return sql<PersonNames | null>`(
    select json_build_object('fullName', n.full_name, 'englishName', n.english_name)
    from people n where n.company_code = ${companyCode} and n.person_id = ${personId} and n.closed_at is null)`;
}
