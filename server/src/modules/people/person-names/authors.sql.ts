import { sql, type RawBuilder } from 'kysely';
import { departmentNamesOf, type DepartmentNames } from '../../organisation/departments/index.ts';
import { shownJobRankOf, type JobRankNames } from '../../organisation/job-ranks/index.ts';
import type { PersonFace, PersonNames } from './names.sql.ts';

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
