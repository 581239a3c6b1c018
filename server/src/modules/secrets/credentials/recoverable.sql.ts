import { sql } from 'kysely';
import {
  toPasswordProfile,
  type PasswordProfile,
} from '@madang/contract/ground/companies/policies/password-profiles.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { lookUpId } from '../../ground/global-login-ids/index.ts';

/** Recovery data of a person who lost the password: contacts on record and, of mail addresses, only those proven to be theirs. */
export interface Recoverable extends PersonKey {
  readonly passwordProfile: PasswordProfile;
  readonly externalMailIndex: Buffer | undefined;
  readonly mobileIndex: Buffer | undefined;
  /** Index of the activation key of the registration, for people without a proven contact. */
  readonly activationKeyIndex: Buffer | undefined;
  /** True if the address that the ID is was proven to be the person's (SGN-14). */
  readonly isConfirmed: boolean;
}

/** The person of an ID who has a password; the same calls whether the ID exists or not. */
export async function findRecoverable(db: Tx, loginId: string): Promise<Recoverable | undefined> {
  const { holder, isUnconfirmed } = await lookUpId(db, loginId);
  const { rows } = await sql<{
    password_profile: string;
    external_mail_index: Buffer | null;
    mobile_index: Buffer | null;
    opencode_index: Buffer | null;
    is_confirmed: boolean;
  }>`select * from read_recovery_of(${holder.companyCode}, ${holder.personId}::uuid)`.execute(db);
  const [row] = rows;
  return (
    row && {
      ...holder,
      passwordProfile: toPasswordProfile(row.password_profile),
      externalMailIndex: row.external_mail_index ?? undefined,
      mobileIndex: row.mobile_index ?? undefined,
      activationKeyIndex: row.opencode_index ?? undefined,
      isConfirmed: row.is_confirmed && !isUnconfirmed,
    }
  );
}
