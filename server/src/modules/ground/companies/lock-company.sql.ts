import type { Tx } from '../../../kernel/db/database.ts';

/**
 * Locks a company, so that limits and orders hold for following statements; returns the set-up's state, stable until
 * the commit.
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
