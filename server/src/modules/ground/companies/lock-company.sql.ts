import type { Tx } from '../../../kernel/db/database.ts';

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
