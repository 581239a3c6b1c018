import {
  type EmploymentState,
  employmentStateOf,
  type StateColumns,
} from '@madang/contract/ground/employment-states/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { stateColumnsIn } from '../../ground/employment-states/index.ts';

/** People and departments as they are now, from where planned changes go on. */
export interface Standing {
  readonly states: ReadonlyMap<string, EmploymentState>;
  readonly departments: ReadonlySet<string>;
}

/** Reads the states of people, and which of the departments exist. */
export async function readStanding(
  tx: Tx,
  companyCode: string,
  { personIds, departments }: { readonly personIds: readonly string[]; readonly departments: readonly string[] },
): Promise<Standing> {
  const people = await sql<StateColumns & { readonly personId: string }>`
    select person_id as "personId", ${stateColumnsIn('people')} from people
    where company_code = ${companyCode} and person_id = any (${personIds}::uuid[])`.execute(tx);
  const existing = await sql<{ readonly code: string }>`
    select department_code as code from departments
    where company_code = ${companyCode} and department_code = any (${departments}::text[])`.execute(tx);
  return {
    states: new Map(people.rows.map((row) => [row.personId, employmentStateOf(row)])),
    departments: new Set(existing.rows.map(({ code }) => code)),
  };
}
