import { checkConfirmation } from '@madang/contract/accounts/password-change.ts';
import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { recoveryLimits } from '@madang/contract/recoveries/limits.ts';
import { resetPassword as route } from '@madang/contract/recoveries/routes.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { readProof, consumeProof, type Subject } from '../../../kernel/flow/flow.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import { demandFromLimit } from '../../../kernel/limits/rate-limit.ts';
import {
  purgeTriesOf,
  isEarlierPassword,
  lockVersion,
  newPasswordIssues,
  readContacts,
  refuseIssues,
  renewPassword,
} from '../../accounts/index.ts';
import { readPasswordSetting } from '../../companies/index.ts';
import { requireAnswer } from '../../security-questions/index.ts';
import { isStillTheirs } from '../recoveries.ts';

type ResetCall = Call<typeof route>;

/**
 * A new password for the person of the flow's proof, which is looked at first and taken with the change. It opens
 * no session: who comes back logs in as anybody does.
 */
export const resetPassword = operation(route, async (call) => {
  const { kernel, flow, body, setCookie } = call;
  const proof = await readProof(kernel.db, flow.flowId, 'recovery');
  if (!proof?.subject) throw refuse('OTP0005');
  const window = { count: recoveryLimits.choicesPerProof, seconds: flowLimits.lifetimeSeconds };
  await demandFromLimit(kernel.db, `recovery-choice:${flow.flowId}`, window);
  await refuseUnfit(call, proof.subject);
  const hint = { answer: body.hintAnswer, path: 'hintAnswer' };
  await requireAnswer(kernel, flow, { ...proof.subject, ...hint });
  if (await isEarlierPassword(kernel, proof.subject, body.next)) throw refuseField('next', 'MB0719');
  const hash = await kernel.hasher.hash(body.next);
  await writeReset(call, proof.subject, hash);
  setCookie('flow', null);
  setCookie('device', null);
  setCookie('session', null);
  return { result: 'success' as const };
});

/** The rules of the person's own company, with what it knows of the person. */
async function refuseUnfit({ kernel, body }: ResetCall, subject: Subject): Promise<void> {
  const { setting, contacts } = await inCompany(kernel.db, subject.companyCode, async (tx) => ({
    setting: await readPasswordSetting(tx, subject.companyCode),
    contacts: await readContacts(tx, kernel.keyring, subject),
  }));
  const { loginId, mobile } = contacts;
  const person = { loginId, ...(mobile === undefined ? {} : { mobile }) };
  refuseIssues([
    ...newPasswordIssues({ ...setting, password: body.next, person }, 'next'),
    ...checkConfirmation(body.next, body.confirmation, 'confirmation'),
  ]);
}

/** Of many at once one takes the proof; the others find none. */
function writeReset({ kernel, flow, request }: ResetCall, subject: Subject, hash: string): Promise<void> {
  const { companyCode, personId } = subject;
  return inCompany(kernel.db, companyCode, async (tx) => {
    const proof = await consumeProof(tx, flow.flowId, 'recovery');
    if (proof?.subject?.personId !== personId) throw refuse('OTP0005');
    const version = await lockVersion(tx, subject);
    if (version === 0) throw refuse('OTP0005');
    const contacts = await readContacts(tx, kernel.keyring, subject);
    if (!isStillTheirs(kernel.keyring, contacts, proof)) throw refuse('OTP0005');
    await renewPassword(tx, kernel, { ...subject, version: version + 1, hash });
    await purgeTriesOf(tx, kernel.keyring, contacts.loginId);
    await writeAudit(tx, {
      companyCode,
      operation: 'reset-password',
      actor: { kind: 'visitor', personId },
      target: { kind: 'person', id: personId },
      fields: ['password', proof.option],
      request,
    });
  });
}
