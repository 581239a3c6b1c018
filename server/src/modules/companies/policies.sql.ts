import { type IdProfile, toIdProfile } from '@madang/contract/credentials/id-policy.ts';
import { type PasswordProfile, toPasswordProfile } from '@madang/contract/credentials/password-profiles.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

/** What a company asks of the passwords and IDs of its people. */
export interface Policies {
  readonly passwordProfile: PasswordProfile;
  readonly idProfile: IdProfile;
}

interface PolicyRow {
  readonly password_profile: string;
  readonly id_profile: string;
}

export function readPolicies(tx: Tx, companyCode: string): Promise<Policies> {
  return onePolicy(tx, selectPolicies(companyCode));
}

/** The same, locked against a second change. */
export function lockPolicies(tx: Tx, companyCode: string): Promise<Policies> {
  return onePolicy(tx, sql<PolicyRow>`${selectPolicies(companyCode)} for no key update`);
}

export async function updatePolicies(tx: Tx, companyCode: string, changed: Partial<Policies>): Promise<void> {
  const { passwordProfile, idProfile } = changed;
  await tx
    .updateTable('companies')
    .set({
      ...(passwordProfile === undefined ? {} : { password_profile: passwordProfile }),
      ...(idProfile === undefined ? {} : { id_profile: idProfile }),
    })
    .where('company_code', '=', companyCode)
    .execute();
}

function selectPolicies(companyCode: string): RawBuilder<PolicyRow> {
  return sql<PolicyRow>`select password_profile, id_profile from companies where company_code = ${companyCode}`;
}

async function onePolicy(tx: Tx, asked: RawBuilder<PolicyRow>): Promise<Policies> {
  const { rows } = await asked.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('no such company');
  return {
    passwordProfile: toPasswordProfile(row.password_profile),
    idProfile: toIdProfile(row.id_profile),
  };
}
