import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';

/** Whether a state of `lockCompany` is one in which the set-up still goes on. */
export function isUnfinished(state: string): boolean {
  return state === 'new' || state === 'running';
}

/**
 * Lets one change of a company's set of things at a time go on, so that a limit or an order that a statement
 * behind it decides holds for all of them; answers the state of the set-up, which stays until the transaction ends.
 */
export async function lockCompany(tx: Tx, companyCode: string): Promise<string> {
  const { set_up_state: state } = await tx
    .selectFrom('companies')
    .select('set_up_state')
    .where('company_code', '=', companyCode)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return state;
}

/** The same for a call of the set-up: refused (CO403) once the set-up is over. */
export async function lockSetUp(tx: Tx, companyCode: string): Promise<string> {
  const state = await lockCompany(tx, companyCode);
  if (!isUnfinished(state)) throw refuse('CO403');
  return state;
}

/** Whether the set-up still goes on, for who only reads. */
export async function isBeingSetUp(tx: Tx, companyCode: string): Promise<boolean> {
  const { set_up_state: state } = await tx
    .selectFrom('companies')
    .select('set_up_state')
    .where('company_code', '=', companyCode)
    .executeTakeFirstOrThrow();
  return isUnfinished(state);
}
