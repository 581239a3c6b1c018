import { passwordHistoryLength } from '@madang/contract/secrets/credentials/limits.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { endSessionsOf } from '../../../kernel/session/session.ts';
import { sendAccountNotice } from '../../people/notifications/index.ts';
import {
  deletePasswordsBefore,
  insertPassword,
  listHashes,
  type Credentials,
  type Judged,
} from '../../secrets/passwords/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { refuseSynchronising } from '../../people/person-records/index.ts';

/** ACC-02: hashes can be compared for equality alone, one by one and outside any transaction. */
export async function isEarlierPassword(
  { db, hasher }: Pick<Kernel, 'db' | 'hasher'>,
  person: PersonKey,
  password: string,
): Promise<boolean> {
  const known = await inCompany(db, person.companyCode, (tx) => listHashes(tx, person));
  for (const { hash } of known) {
    if (await hasher.matches(hash, password)) return true;
  }
  return false;
}

/**
 * Stores a new password, ends all sessions and notifies the person; returns its end, or null. The person is locked;
 * `version` is the next.
 */
export async function renewPassword(
  tx: Tx,
  kernel: Pick<Kernel, 'keyring' | 'outbox' | 'properties' | 'translator'>,
  renewed: Credentials & Judged,
  changed: 'password' | 'passwordGiven' = 'password',
): Promise<{ readonly validUntil: Date | null }> {
  await refuseSynchronising(tx, renewed);
  const { setAt, servesUntil } = await insertPassword(tx, renewed);
  await deletePasswordsBefore(tx, renewed, renewed.version - passwordHistoryLength);
  await endSessionsOf(tx, renewed);
  await sendAccountNotice(tx, kernel, renewed, { changed, changedAt: setAt });
  return { validUntil: servesUntil };
}
