import { inCompany } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { listCompanyCodes } from '../companies/index.ts';
import { deleteExpiredChallenges } from './challenges.sql.ts';

export const purgeFactorsTask = 'tidy-factors';

/** Takes away set-ups that no one finished. */
export async function purgeFactors({ db }: Pick<Kernel, 'db'>): Promise<void> {
  for (const companyCode of await listCompanyCodes(db)) {
    await inCompany(db, companyCode, (tx) => deleteExpiredChallenges(tx, companyCode));
  }
}
