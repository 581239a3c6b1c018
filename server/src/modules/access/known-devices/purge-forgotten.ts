import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { listCompanyCodes } from '../../ground/companies/index.ts';
import { deleteForgotten } from './known-devices.sql.ts';

export const purgeDevicesTask = 'tidy-known-devices';

/** Takes away devices whose cookie has run out. */
export async function purgeDevices({ db }: Pick<Kernel, 'db'>): Promise<void> {
  for (const companyCode of await listCompanyCodes(db)) {
    await inCompany(db, companyCode, (tx) => deleteForgotten(tx, companyCode));
  }
}
