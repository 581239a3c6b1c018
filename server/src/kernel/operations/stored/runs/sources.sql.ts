import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** Lock on a company's stored rows, so none is copied while a person is removed from them. */
const sourcesOf = (companyCode: string) => sql`hashtextextended('run_rows ' || ${companyCode}, 0)`;

/** Lets the transaction copy stored rows; rows that were forgotten before are seen so by its next statement. */
export async function shareSources(tx: Tx, companyCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sourcesOf(companyCode)})`.execute(tx);
}

/** No stored row of the company is copied until the transaction ends; copies that were made before are seen by its next statement. */
export async function lockSources(tx: Tx, companyCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sourcesOf(companyCode)})`.execute(tx);
}
