import { randomUUID } from 'node:crypto';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { contactRefusals } from '@madang/contract/secrets/otp/contact-refusals.ts';
import { activationLimits, activationProperties } from '@madang/contract/joining/account-activations/limits.ts';
import { registrationCodeRequest } from '@madang/contract/joining/account-activations/routes.ts';
import { Refusal, refuseField } from '@madang/contract/refuse.ts';
import { markVerified, type Flow } from '../../../../kernel/flow/flow.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { demandAtAddress } from '../../../../kernel/limits/address-limit.ts';
import { defineFlowStep } from '../../../../kernel/operations/definition.ts';
import {
  findWaiting,
  type WaitingContact,
  waitingIndex,
  waitingIndexes,
} from '../../../people/waiting-people/index.ts';
import { consumeKeyAttempt, issueCode, prepareCode, readTarget, targetIndex } from '../../../secrets/otp/index.ts';
import { isUsableActivationKey } from '../../../ground/promotions/index.ts';
import { refuseWhileClosed } from '../../../people/registration-flows/index.ts';
import { insertCandidates, type Candidate } from '../candidates.sql.ts';

const asksAtAddress = {
  use: 'registration-address',
  max: activationProperties.asksPerAddressHour,
  seconds: hourSeconds,
} as const;

/**
 * ACC-05: sends a code to a waiting contact; an activation key proves at once. No company is disclosed, nor in `strict`
 * that anyone waits.
 */
export const sendRegistrationCode = defineFlowStep({
  name: 'send-registration-code',
  input: registrationCodeRequest,
  refusals: [...contactRefusals, 'MB_M_REGISTRATION_CLOSED', 'OPENCODE_INVALID', 'OTP0002', 'OTP0003'],
  isSecret: true,
  async prepare({ kernel, flow, request: { address } }, { option, target: typed }) {
    await refuseWhileClosed(kernel);
    return onOwnField(async () => {
      const contact = { option, value: readTarget(option, typed) };
      const candidates =
        option === 'opencode'
          ? await candidatesOfKey(kernel, contact, { flow, address })
          : await candidatesOf(kernel, contact, address);
      return { target: contact.value, candidates, settings: await settingsFor(kernel, contact) };
    });
  },
  // There is no company whose log it would stand in; the flow's row keeps the state.
  run: ({ tx, kernel, flow, request, prepared }, { option, language = request.language }) =>
    onOwnField(async () => {
      const { target, candidates, settings } = prepared;
      const personId = flow.reservedPersonId;
      const [first] = candidates;
      // Of use only together with a proof of this very target. Where nothing may be revealed, someone who does not exist
      // stands there: later answers must not differ either.
      await insertCandidates(tx, flow.flowId, first ? candidates : [nobody(kernel, { option, value: target })]);
      if (option === 'opencode' || !settings) {
        const index = targetIndex(kernel.keyring, option, target);
        const proof = { purpose: 'registration', option, targetIndex: index } as const;
        // The key is used up with the account, so that no one loses it over a form that was left.
        await markVerified(tx, kernel.keyring, flow, { ...proof, proofSeconds: flowLimits.proofSeconds });
        return { answer: { personId, validSeconds: 0 }, audit: 'none' };
      }
      const subject = first && { companyCode: first.companyCode, personId: first.personId };
      const code = { flow, purpose: 'registration', option, target, language, address: request.address } as const;
      const validSeconds = await issueCode(tx, kernel, { ...code, about: { subject } }, settings);
      return { answer: { personId, validSeconds }, audit: 'none' };
    }),
});

/** Counted before anything is looked up: what follows may tell a little, and so cannot be asked without end. */
async function candidatesOf(kernel: Kernel, contact: WaitingContact, address: string): Promise<Candidate[]> {
  await demandAtAddress(kernel, kernel.db, asksAtAddress, { address, field: 'target' });
  const candidates = await findCandidates(kernel, contact);
  const isSilent = (await kernel.properties.get(credentialProperties.passwordProfile)) === 'strict';
  if (candidates.length === 0 && !isSilent) throw refuseField('target', 'OTP0002');
  return candidates;
}

/** A wrong key counts although it is refused. */
async function candidatesOfKey(
  kernel: Kernel,
  contact: WaitingContact,
  caller: { readonly flow: Flow; readonly address: string },
): Promise<Candidate[]> {
  await consumeKeyAttempt(kernel, caller);
  const candidates = await findCandidates(kernel, contact);
  const companyCodes = candidates.map(({ companyCode }) => companyCode);
  const isUsable = candidates.length > 0 && (await isUsableActivationKey(kernel.db, contact.value, companyCodes));
  if (!isUsable) throw refuseField('target', 'OPENCODE_INVALID');
  return candidates;
}

async function settingsFor(kernel: Kernel, { option, value: target }: WaitingContact) {
  return option === 'opencode' ? undefined : prepareCode(kernel, { option, target });
}

async function findCandidates({ db, keyring }: Kernel, contact: WaitingContact): Promise<Candidate[]> {
  const { option, value } = contact;
  const indexes = waitingIndexes(keyring, contact);
  const max = activationLimits.companiesPerContact;
  const people = await findWaiting(db, { option, indexes, max });
  const index = targetIndex(keyring, option, value);
  return people.map((person) => ({ ...person, option, targetIndex: index }));
}

/** No code ever fits, so no one asks for this person. */
function nobody({ keyring }: Kernel, contact: WaitingContact): Candidate {
  const { option, value } = contact;
  const contactIndex = waitingIndex(keyring, contact);
  const index = targetIndex(keyring, option, value);
  return { companyCode: '', personId: randomUUID(), option, targetIndex: index, contactIndex };
}

/** The codes' module speaks of the specification's field names; this call has plain ones. */
async function onOwnField<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? refuseField('target', error.code, error.params) : error;
  }
}
