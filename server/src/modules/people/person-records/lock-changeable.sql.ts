import { sql } from 'kysely';
import { refuse } from '@madang/contract/refuse.ts';
import type { LockChangeable } from '../../../kernel/session/changeable.ts';
import { refuseIfSynchronising, synchronisingMinutes } from './synchronising.sql.ts';

export const lockChangeable: LockChangeable = async (tx, { companyCode, personId }) => {
  const { rows } = await sql<{ minutes: number; hasApplied: boolean; isRetired: boolean }>`
    select ${synchronisingMinutes} as minutes, applied_at is not null as "hasApplied", employment_status = 'R' as "isRetired"
    from people where company_code = ${companyCode} and person_id = ${personId}::uuid and closed_at is null for update`.execute(
    tx,
  );
  const [person] = rows;
  if (!person) throw refuse('CO404');
  refuseIfSynchronising(person);
  if (!person.hasApplied) throw refuse('EMPLOYEE_NOT_APPLIED');
  if (person.isRetired) throw refuse('EMPLOYEE_RETIRED');
};
