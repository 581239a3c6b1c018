import { refuse } from '@madang/contract/refuse.ts';
import type { SetUpWay } from '@madang/contract/access/mfa/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { takeFactorStep, type PendingSignIn } from '../../../kernel/session/pending-sign-in.ts';
import { lockComing } from '../../secrets/credentials/index.ts';
import { lockPerson } from '../../people/person-records/index.ts';
import { readContacts } from '../../people/contacts/index.ts';
import { readNames } from '../../people/person-names/index.ts';
import { sendAccountNotice } from '../../people/notifications/index.ts';
import type { Holder } from './challenges.sql.ts';
import { ofPerson, timeOf } from './change-factors.ts';
import { openNext, passedName, type Step } from './pass-factor.ts';
import { makeFirstRecoveryCodes } from './recovery-codes.ts';
import { settleFactors } from './settle-factors.ts';

/** The person whose sign-in waits until something is set up: what is begun serves this sign-in alone. */
export function holderOf({ companyCode, personId, secretHash }: PendingSignIn): Holder {
  return { companyCode, personId, boundTo: secretHash };
}

/** Returns the user's data that the app or the browser shows. */
export async function nameHolder(tx: Tx, { keyring }: Pick<Kernel, 'keyring'>, pending: PendingSignIn) {
  const { companyCode, personId } = pending;
  const { loginId } = await readContacts(tx, keyring, pending);
  const fullName = (await readNames(tx, companyCode, [personId])).get(personId)?.fullName ?? '';
  return { ...holderOf(pending), loginId, fullName };
}

const kinds = {
  app: { name: 'add-authenticator-app', changed: 'appAdded' },
  passkey: { name: 'add-passkey', changed: 'passkeyAdded' },
} as const;

/** Audit names of setting up or passing a first factor. */
export const firstFactorNames = [...Object.values(kinds).map(({ name }) => name), passedName];

/** ACC-15: stores the first factor and ends its pending sign-in, once. The next step begins under a new secret. */
export async function enterWithFirst(tx: Tx, step: Step, way: SetUpWay, store: () => Promise<void>) {
  const { kernel, pending } = step;
  await lockPerson(tx, pending);
  if (!(await lockComing(tx, pending))) throw refuse('MB_M_DENY_PAGE');
  if (!(await takeFactorStep(tx, pending, 'missing'))) throw refuse('MB_M_DENY_PAGE');
  await store();
  await settleFactors(tx, pending);
  const recoveryCodes = await makeFirstRecoveryCodes(tx, kernel.keyring, pending);
  const { name, changed } = kinds[way];
  await sendAccountNotice(tx, kernel, pending, { changed, changedAt: await timeOf(tx) });
  const { opened, audit } = await openNext(tx, step, way);
  return { answer: { opened, recoveryCodes }, audit: [ofPerson(pending, name), audit] as const };
}
