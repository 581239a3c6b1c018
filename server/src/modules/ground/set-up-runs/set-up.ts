import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { lockCompany } from '../companies/index.ts';

/** Whether a state of `lockCompany` is one in which the set-up still goes on. */
export function isUnfinished(state: string): boolean {
  return state === 'new' || state === 'running';
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
