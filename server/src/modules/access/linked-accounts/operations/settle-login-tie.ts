import { tieKey } from '@madang/contract/access/linked-accounts/inputs.ts';
import { newId } from '../../../../kernel/crypto/new-id.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { type LinkedAccount } from '../end-ties.sql.ts';
import { completeTie, deleteTie, findTie, lockTie } from '../ties.sql.ts';
import { closeTiedPerson } from '../../accounts/index.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { createPerson, personTarget, readLoginPerson } from '../../../people/people/index.ts';
import { findOwner, grantRole } from '../../../people/roles/index.ts';
import { companyTarget, sendTieLetter, type TieLetter } from '../letters.ts';
import { notifyLogin } from '../notify-later.ts';

/** MEM-04: makes the person of an accepted tie, removes that of an ended one, and expires offers. Settled ties stay. */
export const settleLoginTie = defineOperation({
  name: 'settle-login-tie',
  input: tieKey,
  permission: 'system',
  targets: () => [],
  refusals: [],
  async prepare({ companyCode, readIn }, { tieId }) {
    const tie = await readIn(companyCode, (tx) => findTie(tx, companyCode, tieId));
    if (tie?.state !== 'accepted') return undefined;
    const login = { companyCode: tie.loginCompanyCode, personId: tie.loginPersonId };
    return readIn(login.companyCode, (tx) => readLoginPerson(tx, login));
  },
  async run({ tx, kernel, companyCode, prepared: named }, { tieId }) {
    const tie = await lockTie(tx, companyCode, tieId);
    const target = companyTarget(tie?.loginCompanyCode ?? companyCode);
    switch (tie?.state) {
      case 'accepted': {
        // Accepted since it was looked at, or its person is gone: the next run sees which.
        if (!named) return { answer: null, audit: 'none' };
        const personId = await makePerson(tx, kernel, { companyCode, tieId }, named);
        await notifyOwner(tx, kernel, { companyCode, about: 'made' }, tie);
        return { answer: null, audit: { target: personTarget(personId), detail: { state: 'tied' } } };
      }
      case 'ended': {
        await deleteTie(tx, tieId);
        if (tie.personId === null) return { answer: null, audit: 'none' };
        const { personId } = tie;
        await closeTiedPerson(tx, { companyCode, personId });
        // What became of a dispatch is said by the dispatch.
        if (!tie.isDispatch) {
          await notifyOwner(tx, kernel, { companyCode, about: 'ended' }, tie);
          await notifyLogin(tx, tie, 'ended');
        }
        return { answer: null, audit: { target: personTarget(personId), detail: { state: 'ended' } } };
      }
      case 'offered': {
        if (!tie.isOver) return { answer: null, audit: 'none' };
        await deleteTie(tx, tieId);
        await notifyOwner(tx, kernel, { companyCode, about: 'lapsed' }, tie);
        return { answer: null, audit: { target, detail: { state: 'lapsed' } } };
      }
      // It was settled by another run.
      case 'tied':
      case undefined:
        return { answer: null, audit: 'none' };
    }
  },
});

type Named = Awaited<ReturnType<typeof readLoginPerson>>;

/** A person with the names of the login's own, and nothing else of them. */
async function makePerson(
  tx: Tx,
  kernel: Kernel,
  { companyCode, tieId }: Pick<LinkedAccount, 'companyCode' | 'tieId'>,
  named: NonNullable<Named>,
): Promise<string> {
  const personId = newId();
  const { timeZone } = await readCompany(tx, companyCode);
  await createPerson(tx, kernel.keyring, { ...named, companyCode, personId, timeZone });
  await grantRole(tx, { companyCode, personId, role: 'administrator' });
  await completeTie(tx, tieId, personId);
  return personId;
}

interface Hearing {
  readonly companyCode: string;
  readonly about: TieLetter;
}

async function notifyOwner(
  tx: Tx,
  kernel: Kernel,
  { companyCode, about }: Hearing,
  { loginCompanyCode: otherCode }: LinkedAccount,
): Promise<void> {
  const personId = await findOwner(tx, companyCode);
  if (personId !== undefined) await sendTieLetter(tx, kernel, { companyCode, personId }, { about, otherCode });
}
