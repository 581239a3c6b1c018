import {
  toPasswordProfile,
  type PasswordProfile,
} from '@madang/contract/ground/companies/policies/password-profiles.ts';
import type { Tx } from '../../../kernel/db/database.ts';

export interface PasswordSetting {
  readonly profile: PasswordProfile;
  readonly names: readonly string[];
  /** '' for none. */
  readonly companyPhone: string;
}

/**
 * Returns the criteria for new passwords of the company's people: the rules, and the names that make a password easy to guess.
 */
export async function readPasswordSetting(tx: Tx, companyCode: string): Promise<PasswordSetting> {
  const row = await tx
    .selectFrom('companies')
    .select(['password_profile', 'name', 'english_name', 'phone'])
    .where('company_code', '=', companyCode)
    .executeTakeFirstOrThrow();
  const { phone: companyPhone } = row;
  return { profile: toPasswordProfile(row.password_profile), names: [row.name, row.english_name], companyPhone };
}
