import { randomUUID } from 'node:crypto';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { refuse, Refusal } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { forOtherCompany, OutOfService, transaction, type Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { endSessionsOf } from '../../../kernel/session/session.ts';
import { countIdAnswer, purgeReservations, reserveLoginId } from '../../ground/global-login-ids/index.ts';
import { type FormerHolder, freeUnconfirmedId, listOverdueIds } from '../../ground/unconfirmed-ids/index.ts';
import { purgeTriesOf, purgeEndedTries } from '../sign-in-attempts/index.ts';
import { lockVersion } from '../passwords/index.ts';

/** SGN-14: releases IDs that no one confirmed in time, each by itself. */
export async function releaseUnconfirmedIds({ db, keyring }: Pick<Kernel, 'db' | 'keyring'>): Promise<void> {
  const requestId = randomUUID();
  for (const loginId of await listOverdueIds(db)) {
    await transaction(db, async (tx) => {
      const former = await freeUnconfirmedId(tx, { loginId, when: 'overdue' });
      if (former) await turnOut(tx, keyring, { former, loginId, operation: 'release-login-id', requestId });
    });
  }
}

interface Displacement {
  readonly loginId: string;
  /** Person who has proven the mailbox; the ID is then reserved for this person. */
  readonly personId: string;
  readonly seconds: number;
  readonly requestId: string;
}

/**
 * SGN-14: takes an unconfirmed ID for its proven mailbox, in the proof's transaction. One of several succeeds, and none
 * against a confirmed holder.
 */
export async function displaceUnconfirmed(
  tx: Tx,
  { keyring }: Pick<Kernel, 'keyring'>,
  { loginId, personId, seconds, requestId }: Displacement,
): Promise<boolean> {
  const former = await freeUnconfirmedId(tx, { loginId, when: 'any' });
  if (former) await turnOut(tx, keyring, { former, loginId, operation: 'displace-login-id', requestId });
  return reserveLoginId(tx, { loginId, personId, seconds });
}

interface TurnedOut {
  readonly former: FormerHolder;
  readonly loginId: string;
  readonly operation: 'release-login-id' | 'displace-login-id';
  readonly requestId: string;
}

/** The former holder is signed out and their company's log says why; it learns nothing of who came in their place. */
async function turnOut(
  tx: Tx,
  keyring: Kernel['keyring'],
  { former: { companyCode, personId }, loginId, operation, requestId }: TurnedOut,
): Promise<void> {
  await purgeTriesOf(tx, keyring, loginId);
  if (companyCode === null) return;
  await forOtherCompany(tx, companyCode, async () => {
    // A sign-in that is under way holds the person's row: it ends before this, or finds that there is no ID.
    await lockVersion(tx, { companyCode, personId });
    await endSessionsOf(tx, { companyCode, personId });
    await writeAudit(tx, {
      companyCode,
      operation,
      actor: { kind: 'system' },
      target: { kind: 'person', id: personId },
      fields: ['loginId'],
      request: { id: requestId, address: '' },
    });
  }).catch((error: unknown) => {
    // A company that has ended has no session and no sign-in to end.
    if (!(error instanceof OutOfService)) throw error;
  });
}

/**
 * SGN-03: counts submits that reveal a free ID like ID checks; beyond the flow's number the answer is CO429. Returns
 * the error to throw.
 */
export async function countIdRefusal(
  { db, properties }: Pick<Kernel, 'db' | 'properties'>,
  flowId: string,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof Refusal)) return error;
  const max = await properties.get(credentialProperties.idChecksPerFlow);
  return (await countIdAnswer(db, flowId, max)) ? error : refuse('CO429');
}

export const purgeAccountsTask = 'tidy-accounts';

/** Deletes reservations and counted tries that have run out. */
export async function purgeAccounts({ db }: Pick<Kernel, 'db'>): Promise<void> {
  await purgeReservations(db);
  await purgeEndedTries(db);
}
