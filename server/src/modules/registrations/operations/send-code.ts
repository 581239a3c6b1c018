import { randomUUID } from 'node:crypto';
import { accountProperties } from '@madang/contract/accounts/properties.ts';
import type { CodeOption } from '@madang/contract/otp/rules.ts';
import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { registrationLimits, registrationProperties } from '@madang/contract/registrations/limits.ts';
import { sendRegistrationCode as route } from '@madang/contract/registrations/routes.ts';
import { Refusal, refuseField } from '@madang/contract/refuse.ts';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { transaction } from '../../../kernel/db/database.ts';
import { markVerified } from '../../../kernel/flow/flow.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import { limitSource } from '../../../kernel/limits/limit-source.ts';
import { consumeFromLimit } from '../../../kernel/limits/rate-limit.ts';
import { findWaiting, waitingIndex, type WaitingContact } from '../../accounts/index.ts';
import { issueCode, readTarget, consumeKeyAttempt, targetIndex } from '../../otp/index.ts';
import { isUsableOpencode } from '../../promotions/index.ts';
import { refuseWhileClosed } from '../../signup/index.ts';
import { insertCandidates, type Candidate } from '../candidates.sql.ts';

type SendCall = Call<typeof route>;

/**
 * ACC-05: a code for whoever waits for an account under a contact; a certification key proves at once. Nobody learns
 * here of what company it is, and in profile `strict` not even whether anybody waits.
 */
export const sendCode = operation(route, async (call) => {
  const { kernel, flow, body } = call;
  await refuseWhileClosed(kernel);
  try {
    const target = readTarget(body.option, body.target);
    const validSeconds =
      body.option === 'opencode' ? await takeKey(call, target) : await sendTo(call, body.option, target);
    return { personId: flow.reservedPersonId, validSeconds };
  } catch (error) {
    throw error instanceof Refusal ? onOwnField(error) : error;
  }
});

async function sendTo(call: SendCall, option: CodeOption, target: string): Promise<number> {
  const { kernel, flow, body, request } = call;
  await takeAsk(call);
  const candidates = await findCandidates(call, { option, value: target });
  const [first] = candidates;
  const isSilent = (await kernel.properties.get(accountProperties.passwordProfile)) === 'strict';
  if (!first && !isSilent) throw refuseField('target', 'OTP0002');
  // Of use only together with a proof of this very target, so that it may stand before the code is sent. Where
  // nothing may be told, somebody who does not exist stands there: later answers must not differ either.
  await insertCandidates(kernel.db, flow.flowId, first ? candidates : [nobody(call, { option, value: target })]);
  return issueCode(kernel, {
    flow,
    purpose: 'registration',
    option,
    target,
    language: body.language ?? request.language,
    address: request.address,
    about: { subject: first && { companyCode: first.companyCode, personId: first.personId } },
  });
}

/** The key is looked at here and used up with the account, so that nobody loses it over a form that was left. */
async function takeKey(call: SendCall, opencode: string): Promise<number> {
  const { kernel, flow, request } = call;
  await consumeKeyAttempt(kernel, { flow, address: request.address });
  const candidates = await findCandidates(call, { option: 'opencode', value: opencode });
  const [first] = candidates;
  if (!first || !(await isUsableOpencode(kernel.db, opencode))) throw refuseField('target', 'OPENCODE_INVALID');
  const { option, targetIndex: index } = first;
  const proof = { purpose: 'registration', option, targetIndex: index, proofSeconds: flowLimits.proofSeconds } as const;
  await transaction(kernel.db, async (tx) => {
    await insertCandidates(tx, flow.flowId, candidates);
    await markVerified(tx, flow.flowId, proof);
  });
  return 0;
}

async function findCandidates({ kernel }: SendCall, contact: WaitingContact): Promise<Candidate[]> {
  const { option, value } = contact;
  const contactIndex = waitingIndex(kernel.keyring, contact);
  const max = registrationLimits.companiesPerContact;
  const people = await findWaiting(kernel.db, { option, contactIndex, max });
  const index = targetIndex(kernel.keyring, option, value);
  return people.map((person) => ({ ...person, option, targetIndex: index, contactIndex }));
}

/** No code ever fits, so nobody asks for this person. */
function nobody({ kernel }: SendCall, contact: WaitingContact): Candidate {
  const { option, value } = contact;
  const contactIndex = waitingIndex(kernel.keyring, contact);
  const index = targetIndex(kernel.keyring, option, value);
  return { companyCode: '', personId: randomUUID(), option, targetIndex: index, contactIndex };
}

/** Counted before anything is looked up: what follows may tell a little, and so cannot be asked without end. */
async function takeAsk({ kernel, request }: SendCall): Promise<void> {
  const count = await kernel.properties.get(registrationProperties.asksPerAddressHour);
  const key = `registration-address:${limitSource(request.address)}`;
  if (!(await consumeFromLimit(kernel.db, key, { count, seconds: hourSeconds })))
    throw refuseField('target', 'OTP0003');
}

/** The codes' module speaks of the specification's field names; this call has plain ones. */
function onOwnField(refusal: Refusal): Refusal {
  return refuseField('target', refusal.code, refusal.params);
}
