import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { listCompanyCodes } from '../../ground/companies/index.ts';
import { deleteExpiredChallenges } from './challenges.sql.ts';
import { deleteEndedSignInChallenges } from './passkeys/sign-in-challenges.ts';

export const purgeFactorsTask = 'tidy-factors';

/** Takes away set-ups that no one finished, and challenges whose time is over. */
export async function purgeFactors({ db }: Pick<Kernel, 'db'>): Promise<void> {
  await deleteEndedSignInChallenges(db);
  for (const companyCode of await listCompanyCodes(db)) {
    await inCompany(db, companyCode, (tx) => deleteExpiredChallenges(tx, companyCode));
  }
}
