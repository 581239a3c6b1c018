import type { Tx } from '../../../kernel/db/database.ts';

/** All that the directory has; it is destroyed by `purgeCompany` alone. */
export const directoryTables = ['login_ids', 'verified_contacts', 'waiting_contacts'] as const;

/** Takes the IDs of a company that was destroyed, but for those that are kept from others for a while. */
export async function purgeCompany(db: Tx, companyCode: string): Promise<void> {
  await db.deleteFrom('login_ids').where('company_code', '=', companyCode).where('kept_until', 'is', null).execute();
  await db.deleteFrom('waiting_contacts').where('company_code', '=', companyCode).execute();
}
