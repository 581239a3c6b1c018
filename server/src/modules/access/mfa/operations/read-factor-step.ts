import { factorStepQuery } from '@madang/contract/access/mfa/inputs.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { findPendingSignIn } from '../../../../kernel/session/pending-sign-in.ts';
import { readSession } from '../../../../kernel/session/session.ts';
import { readTrustDays } from '../../known-devices/index.ts';
import { waysOf, waysToSetUp } from '../ways.ts';

/** Returns what this browser's sign-in waits for, so that a page opened by its address knows what to ask. */
export const readFactorStep = definePublicQuery({
  name: 'read-factor-step',
  input: factorStepQuery,
  refusals: ['MB_M_DENY_PAGE', 'NETWORK_NOT_ALLOWED'],
  async run({ kernel, db, readIn, refuse }, { pendingSecret, sessionSecret, setUpSecret, device, address }) {
    const { config, admission, noteVisit } = kernel;
    const pending =
      pendingSecret === undefined
        ? undefined
        : await findPendingSignIn({ db, admission }, { secret: pendingSecret, address });
    if (pending?.factor === 'asked') {
      const { companyCode } = pending;
      const asked = await readIn(companyCode, async (tx) => ({
        ways: await waysOf(tx, config, pending),
        trustDays: await readTrustDays(tx, companyCode),
      }));
      return { waiting: { ...asked, setUp: [], device } };
    }
    if (pending?.factor === 'missing')
      return { waiting: { ways: [], trustDays: 0, setUp: waysToSetUp(config), device } };
    const session =
      sessionSecret === undefined
        ? undefined
        : await readSession({ db, admission, noteVisit }, { secret: sessionSecret, setUpSecret, address });
    if (!pending && !session) throw refuse('MB_M_DENY_PAGE');
    return { waiting: null };
  },
});
