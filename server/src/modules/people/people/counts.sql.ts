import { rowCountOf } from '../../../kernel/lists/row-count.sql.ts';
import { sql, type RawBuilder } from 'kysely';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { inServiceIn, retiredIn, suspendedIn } from '../../ground/employment-states/index.ts';

export interface PeopleCounts {
  readonly notYetApplied: number;
  readonly inService: number;
  /** Of those in service. */
  readonly withSecondFactor: number;
  readonly retired: number;
  /** Of those in service. */
  readonly suspended: number;
}

/** Counts people of a company by state, and those of them with an account who have a second factor. */
export function peopleCountsOf(companyCode: string): RawBuilder<PeopleCounts> {
  return sql<PeopleCounts>`
    select (count(*) filter (where applied_at is null))::integer as "notYetApplied",
      (count(*) filter (where ${inServiceIn('people')}))::integer as "inService",
      (count(*) filter (where ${inServiceIn('people')} and has_second_factor))::integer as "withSecondFactor",
      (count(*) filter (where ${retiredIn('people')}))::integer as retired,
      (count(*) filter (where ${suspendedIn('people')}))::integer as suspended
    from people where company_code = ${companyCode} and closed_at is null`;
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
export const headCount = (companyCode: string) => rowCountOf('people', companyCode, sql`closed_at is null`);
