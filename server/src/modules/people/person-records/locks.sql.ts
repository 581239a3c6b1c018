import {
  type EmploymentState,
  employmentStateOf,
  type StateColumns,
} from '@madang/contract/ground/employment-states/states.ts';
import { type PersonAct, refusalFor, waitsForSynchronising } from '@madang/contract/people/employment/acts.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { allowed } from '../../../kernel/operations/many.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { stateColumnsIn } from '../../ground/employment-states/index.ts';
import { refuseIfSynchronising, synchronisingMinutes } from './synchronising.sql.ts';

/** Holds the person's row until the transaction ends, so that an answer to terms and a change of its data follow each other. */
export async function lockPerson(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await tx
    .selectFrom('people')
    .select('person_id')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .forUpdate()
    .execute();
}

interface HeldState {
  readonly state: EmploymentState;
  readonly synchronisingMinutes: number;
  /** Dispatched in from another company. */
  readonly isGuest: boolean;
}

/** Holds a person's row and reads its state; undefined where the company has no such person. */
export async function lockState(tx: Tx, { companyCode, personId }: PersonKey): Promise<HeldState | undefined> {
  const { rows } = await sql<StateColumns & { minutes: number; isGuest: boolean }>`
    select ${stateColumnsIn('people')}, ${synchronisingMinutes} as minutes, is_guest as "isGuest"
    from people where company_code = ${companyCode} and person_id = ${personId}::uuid for update`.execute(tx);
  const [row] = rows;
  return row && { state: employmentStateOf(row), synchronisingMinutes: row.minutes, isGuest: row.isGuest };
}

/** Holds a person's row and refuses an act that the table of states does not allow; answers the state. */
export async function requireAct(tx: Tx, person: PersonKey, act: PersonAct): Promise<EmploymentState> {
  return refuseAct(await lockState(tx, person), act);
}

/** Finds the people for an act that the table of states allows; rows are held, unless a check reads them. */
export async function lockAllowed(
  tx: Tx,
  {
    companyCode,
    personIds,
    isCheck,
  }: { readonly companyCode: string; readonly personIds: readonly string[]; readonly isCheck: boolean },
  act: PersonAct,
): Promise<Set<string>> {
  const { rows } = await sql<StateColumns & { personId: string; minutes: number; isGuest: boolean }>`
    select person_id as "personId", ${stateColumnsIn('people')}, ${synchronisingMinutes} as minutes, is_guest as "isGuest"
    from people where company_code = ${companyCode} and person_id = any(${personIds}::uuid[])
    order by person_id ${isCheck ? sql`` : sql`for update`}`.execute(tx);
  const isAllowed = (row: (typeof rows)[number]) =>
    allowed(() => refuseAct({ ...row, state: employmentStateOf(row), synchronisingMinutes: row.minutes }, act)) !==
    undefined;
  return new Set(rows.filter(isAllowed).map(({ personId }) => personId));
}

/** Refuses an act that the table of states does not allow to a person; answers the state. */
function refuseAct(held: HeldState | undefined, act: PersonAct): EmploymentState {
  if (!held || held.state === 'closed') throw refuse('CO404');
  const code = refusalFor(held, act);
  if (code !== undefined) throw refuse(code);
  if (waitsForSynchronising(act)) refuseIfSynchronising({ minutes: held.synchronisingMinutes });
  return held.state;
}

/** Asks if the company has such a person, whose account is not closed. */
export async function isPerson(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const row = await tx
    .selectFrom('people')
    .select('person_id')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
