import { toPasswordProfile } from '@madang/contract/credentials/password-profiles.ts';
import { credentialProperties } from '@madang/contract/credentials/properties.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readPasswordProfile } from './passwords/passwords.sql.ts';

/** ACC-15: whether the people of a company have to have a second factor. */
export async function needsSecondFactor(
  tx: Tx,
  kernel: Pick<Kernel, 'properties'>,
  companyCode: string,
): Promise<boolean> {
  return mustHaveSecondFactor(kernel, await readPasswordProfile(tx, companyCode));
}

/** The same for who knows the company's profile, as it is stored. */
export async function mustHaveSecondFactor(
  { properties }: Pick<Kernel, 'properties'>,
  passwordProfile: string,
): Promise<boolean> {
  switch (await properties.get(credentialProperties.secondFactor)) {
    case 'optional':
      return false;
    case 'everybody':
      return true;
    case 'strictCompanies':
      return toPasswordProfile(passwordProfile) === 'strict';
  }
}
