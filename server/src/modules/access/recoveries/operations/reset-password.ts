import { checkConfirmation } from '@madang/contract/secrets/credentials/password-change.ts';
import { newPasswordRefusals } from '@madang/contract/secrets/credentials/credential-refusals.ts';
import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { recoveryLimits } from '@madang/contract/access/recoveries/limits.ts';
import { type RecoveryReset, recoveryReset } from '@madang/contract/access/recoveries/routes.ts';
import { type Tx, enterCompany } from '../../../../kernel/db/database.ts';
import { type Subject, consumeProof, readProof } from '../../../../kernel/flow/flow.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { requireOpenAccess } from '../../../../kernel/session/locked-entrance.ts';
import { demandFromLimit } from '../../../../kernel/limits/rate-limit.ts';
import { defineFlowStep } from '../../../../kernel/operations/definition.ts';
import { isEarlierPassword, passwordPersonOf, renewPassword } from '../../accounts/index.ts';
import { lockVersion, newPasswordIssues, refuseIssues } from '../../../secrets/passwords/index.ts';
import { purgeTriesOf } from '../../../secrets/sign-in-attempts/index.ts';
import { readContacts } from '../../../people/contacts/index.ts';
import { readPasswordSetting } from '../../../ground/company-policies/index.ts';
import { requireAnswer } from '../../security-questions/index.ts';
import { isPinOf } from '../../recovery-pins/index.ts';
import { isStillTheirs, pinOption } from '../recoveries.ts';

/** Sets a new password for the person of the flow's proof, which is taken with it once. It opens no session. */
export const resetPassword = defineFlowStep({
  name: 'reset-password',
  input: recoveryReset,
  refusals: [
    'ACCESS_ON_LEAVE',
    'ACCESS_ON_LEAVE_UNTIL',
    'ACCESS_SUSPENDED',
    'ACCESS_SUSPENDED_UNTIL',
    'CO429',
    'HINT_ANSWER_WRONG',
    'MB0719',
    'MB657',
    'MB708',
    'MB_M_REQUIRED',
    'OTP0005',
    ...newPasswordRefusals,
  ],
  isSecret: true,
  async prepare({ kernel, flow, readIn, refuse }, reset) {
    const subject = (await readProof(kernel.db, flow, 'recovery'))?.subject;
    if (!subject) throw refuse('OTP0005');
    const window = { count: recoveryLimits.choicesPerProof, seconds: flowLimits.lifetimeSeconds };
    await demandFromLimit(kernel.db, `recovery-choice:${flow.flowId}`, window);
    const profile = await readIn(subject.companyCode, (tx) => refuseUnfit(tx, kernel, subject, reset));
    await requireAnswer(kernel, flow, { ...subject, answer: reset.hintAnswer, path: 'hintAnswer' });
    if (await isEarlierPassword(kernel, subject, reset.next)) throw refuse.field('next', 'MB0719');
    return { subject, profile, hash: await kernel.hasher.hash(reset.next) };
  },
  async run({ tx, kernel, flow, prepared: { subject, profile, hash }, refuse }) {
    const { companyCode, personId } = subject;
    await enterCompany(tx, companyCode);
    const proof = await consumeProof(tx, flow, 'recovery');
    if (proof?.subject?.personId !== personId) throw refuse('OTP0005');
    const version = await lockVersion(tx, subject);
    if (version === 0) throw refuse('OTP0005');
    const contacts = await readContacts(tx, kernel.keyring, subject);
    const isTheirs =
      proof.option === pinOption
        ? await isPinOf(tx, subject, proof.targetIndex.toString())
        : isStillTheirs(kernel.keyring, contacts, proof);
    if (!isTheirs) throw refuse('OTP0005');
    // A found telephone must not choose the password that serves once the access is open again.
    await requireOpenAccess(tx, subject);
    await renewPassword(tx, kernel, { ...subject, version: version + 1, hash, profile });
    await purgeTriesOf(tx, kernel.keyring, contacts.loginId);
    const target = { kind: 'person', id: personId };
    return { answer: null, audit: { target, actorId: personId, fields: ['password', proof.option] } };
  },
});

/** The rules of the person's own company, with what it knows of the person; answers which rules these were. */
async function refuseUnfit(tx: Tx, { keyring }: Kernel, subject: Subject, reset: RecoveryReset) {
  const setting = await readPasswordSetting(tx, subject.companyCode);
  const person = passwordPersonOf(await readContacts(tx, keyring, subject), setting);
  refuseIssues([
    ...newPasswordIssues({ ...setting, password: reset.next, person }, 'next'),
    ...checkConfirmation(reset.next, reset.confirmation, 'confirmation'),
  ]);
  return setting.profile;
}
