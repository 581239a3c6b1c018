import { passWithPasskey as route } from '@madang/contract/two-factor/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { sendAccountNotice } from '../../accounts/index.ts';
import { takeChallenge } from '../challenges.sql.ts';
import { timeOf } from '../change-factors.ts';
import { countGuess, passFactor, type StepCall } from '../pass-factor.ts';
import { listPasskeys, spendCounter, type StoredPasskey } from '../passkeys.sql.ts';
import { isCountNext, passkeyHome, readAsserted } from '../passkeys.ts';

/** A passkey of the person signed the challenge of this log-in, which serves this once, right or wrong. */
export const passWithPasskeyCall = operation(route, async (call) => {
  const { kernel, pending, body } = call;
  const home = passkeyHome(kernel.config);
  if (!home) throw refuse('PASSKEY_UNAVAILABLE');
  const credentialId = Buffer.from(body.response.id, 'base64url');
  const { found, wrong } = await countGuess(call, async (tx) => ({
    challenge: await takeChallenge(tx, { ...pending, purpose: 'logIn', boundTo: pending.secretHash }),
    passkey: (await listPasskeys(tx, pending)).find((each) => each.credentialId.equals(credentialId)),
  }));
  const { challenge, passkey } = found;
  if (!challenge || !passkey) throw wrong(refuse('PASSKEY_REFUSED'));
  const counter = await readAsserted(home, { challenge: challenge.toString(), passkey }, body.response);
  if (counter === undefined) throw wrong(refuse('PASSKEY_REFUSED'));
  if (!isCountNext(passkey, counter)) {
    await tellOfCopy(call, passkey);
    throw wrong(refuse('PASSKEY_COPIED'));
  }
  return passFactor(call, {
    way: 'passkey',
    spend: async (tx) => {
      if (!(await spendCounter(tx, pending, { ...passkey, counter }))) throw wrong(refuse('PASSKEY_REFUSED'));
    },
  });
});

/** Written down and told in a transaction of its own, for the log-in that showed it is refused. */
function tellOfCopy({ kernel, pending, request }: StepCall, { passkeyId, name }: StoredPasskey): Promise<void> {
  const { companyCode, personId } = pending;
  return inCompany(kernel.db, companyCode, async (tx) => {
    const notice = { changed: 'passkeyCopied', changedAt: await timeOf(tx), params: { name } } as const;
    await sendAccountNotice(tx, kernel, { companyCode, personId }, notice);
    await writeAudit(tx, {
      companyCode,
      operation: 'find-passkey-copy',
      actor: { kind: 'person', personId },
      target: { kind: 'passkey', id: passkeyId },
      request,
    });
  });
}
