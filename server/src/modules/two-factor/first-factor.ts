import type { SetUpWay } from '@madang/contract/two-factor/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { inCompany, type Tx } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { takeFactorStep, type PendingLogIn } from '../../kernel/session/pending-log-in.ts';
import { lockAccount, lockPerson, readContacts, readNames, sendAccountNotice } from '../accounts/index.ts';
import type { Holder } from './challenges.sql.ts';
import { timeOf } from './change-factors.ts';
import { finishLogin, openNext, type StepCall } from './pass-factor.ts';
import { makeFirstRecoveryCodes } from './recovery-codes.ts';
import { settleFactors } from './settle-factors.ts';

/** The person whose log-in waits until something is set up: what is begun serves this log-in alone. */
export function holderOf({ companyCode, personId, secretHash }: PendingLogIn): Holder {
  return { companyCode, personId, boundTo: secretHash };
}

/** What the app or the browser shows of the person. */
export function nameHolder({ db, keyring }: Pick<Kernel, 'db' | 'keyring'>, pending: PendingLogIn) {
  const { companyCode, personId } = pending;
  return inCompany(db, companyCode, async (tx) => {
    const { loginId } = await readContacts(tx, keyring, pending);
    const fullName = (await readNames(tx, companyCode, [personId])).get(personId)?.fullName ?? '';
    return { ...holderOf(pending), loginId, fullName };
  });
}

const kinds = {
  app: { operation: 'add-authenticator-app', changed: 'appAdded' },
  passkey: { operation: 'add-passkey', changed: 'passkeyAdded' },
} as const;

/**
 * ACC-15: puts the first factor in force and ends the log-in that waited for it, in one transaction: of many at once one
 * does, and nothing is set up without it. What comes next is opened under a secret of its own.
 */
export async function enterWithFirst(call: StepCall, way: SetUpWay, store: (tx: Tx) => Promise<void>) {
  const { kernel, pending, request } = call;
  const { companyCode, personId } = pending;
  const { recoveryCodes, opened } = await inCompany(kernel.db, companyCode, async (tx) => {
    await lockPerson(tx, pending);
    if (!(await lockAccount(tx, pending))) throw refuse('MB_M_DENY_PAGE');
    if (!(await takeFactorStep(tx, pending, 'missing'))) throw refuse('MB_M_DENY_PAGE');
    await store(tx);
    await settleFactors(tx, pending);
    const made = await makeFirstRecoveryCodes(tx, kernel.keyring, pending);
    const { operation, changed } = kinds[way];
    await sendAccountNotice(tx, kernel, pending, { changed, changedAt: await timeOf(tx) });
    await writeAudit(tx, {
      companyCode,
      operation,
      actor: { kind: 'person', personId },
      target: { kind: 'person', id: personId },
      request,
    });
    return { recoveryCodes: made, opened: await openNext(tx, call, way) };
  });
  return { ...(await finishLogin(call, opened)), recoveryCodes };
}
