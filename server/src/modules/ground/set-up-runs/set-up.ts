import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { lockCompany } from '../companies/index.ts';

/** Returns true if a state returned by `lockCompany` means that the set-up is unfinished. */
export function isUnfinished(state: string): boolean {
  return state === 'new' || state === 'running';
}

/** The same for a call of the set-up: refused (CO403) once the set-up is over. */
export async function lockSetUp(tx: Tx, companyCode: string): Promise<string> {
  const state = await lockCompany(tx, companyCode);
  if (!isUnfinished(state)) throw refuse('CO403');
  return state;
}

/** Returns true if the set-up is unfinished, for callers that only read. */
export async function isBeingSetUp(tx: Tx, companyCode: string): Promise<boolean> {
  const { set_up_state: state } = await tx
    .selectFrom('companies')
    .select('set_up_state')
    .where('company_code', '=', companyCode)
    .executeTakeFirstOrThrow();
  return isUnfinished(state);
}
