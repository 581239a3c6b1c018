import type { RowCount } from '../../../kernel/lists/row-count.sql.ts';
import { sql, type RawBuilder } from 'kysely';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { countedInService, suspendedIn } from '../../ground/employment-states/index.ts';

export interface PeopleCounts {
  readonly notYetApplied: number;
  readonly inService: number;
  /** People in service with a second factor. */
  readonly withSecondFactor: number;
  readonly retired: number;
  /** People in service whose access is suspended. */
  readonly suspended: number;
}

/** Counts people of a company by state, and those of them with an account who have a second factor. */
export function peopleCountsOf(companyCode: string): RawBuilder<PeopleCounts> {
  return sql<PeopleCounts>`
    select coalesce(sum(people) filter (where not has_applied), 0)::integer as "notYetApplied",
      coalesce(sum(people) filter (where ${countedInService}), 0)::integer as "inService",
      coalesce(sum(people) filter (where ${countedInService} and has_second_factor), 0)::integer as "withSecondFactor",
      coalesce(sum(people) filter (where is_retired), 0)::integer as retired,
      (select count(*)::integer from people p where p.company_code = ${companyCode} and p.closed_at is null
        and p.suspended_at is not null and ${suspendedIn('p')}) as suspended
    from people_counts where company_code = ${companyCode}`;
}

/** Colleagues of a person, registered or with an account, and a second factor of their own: there or not. */
export function companyBesides({
  companyCode,
  personId,
}: PersonKey): RawBuilder<{ readonly hasColleagues: boolean; readonly hasSecondFactor: boolean }> {
  return sql<{ readonly hasColleagues: boolean; readonly hasSecondFactor: boolean }>`
    select exists (select from people o where o.company_code = ${companyCode} and o.closed_at is null
        and o.person_id <> ${personId}::uuid) as "hasColleagues",
      has_second_factor as "hasSecondFactor"
    from people where company_code = ${companyCode} and person_id = ${personId}::uuid`;
}

/** Counts the people of a company who are registered or have an account. */
export const headCount = (companyCode: string) => countOf(companyCode);

/** Counts those of them who have an account, retired people included. */
export const accountCount = (companyCode: string) => countOf(companyCode, sql`has_applied`);

function countOf(companyCode: string, having = sql`true`): RawBuilder<RowCount> {
  return sql<RowCount>`
    select coalesce(sum(people), 0)::integer as count from people_counts where company_code = ${companyCode} and ${having}`;
}
