import { readLoginName } from '@madang/contract/secrets/credentials/login-id.ts';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { contactRefusals } from '@madang/contract/secrets/otp/contact-refusals.ts';
import { refusedFields, sendCode as route } from '@madang/contract/secrets/otp/wire.ts';
import type { BodyOf } from '@madang/contract/kernel/route.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { bindFlow, type Flow, markVerified } from '../../../../kernel/flow/flow.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { defineFlowStep } from '../../../../kernel/operations/definition.ts';
import { plainInput } from '../../../../kernel/operations/plain-input.ts';
import { findRecoverable } from '../../../secrets/credentials/index.ts';
import {
  consumeKeyAttempt,
  issueCode,
  prepareCode,
  readTarget,
  takeActivationKey,
  targetIndex as targetIndexOf,
} from '../../../secrets/otp/index.ts';
import { isOperatorsKey } from '../../../ground/promotions/index.ts';
import { refuseWhileClosed } from '../../../people/registration-flows/index.ts';
import { isOwnMailbox, standingOf, type Typed } from '../recoveries.ts';
import { takeAsk } from '../take-ask.ts';

/**
 * Sends a code for a new person or a recovery. A closed sign-up (SGN-09) stops new people; an activation key proves at
 * once.
 */
export const sendCode = defineFlowStep({
  name: 'send-code',
  input: plainInput(route.body),
  refusals: [
    ...contactRefusals,
    'CO400',
    'MB_M_REGISTRATION_CLOSED',
    'OPENCODE_INVALID',
    'OTP0001',
    'OTP0002',
    'OTP0003',
    'OTP0004',
  ],
  isSecret: true,
  async prepare({ kernel, flow, request: { address } }, input) {
    const { loginId } = input;
    if (loginId !== undefined) return prepareRecovery(kernel, { ...input, loginId }, { flow, address });
    await refuseWhileClosed(kernel);
    const { option } = input;
    const target = readTarget(option, input.target);
    if (option === 'opencode') {
      await consumeKeyAttempt(kernel, { flow, address });
      return { opencode: target };
    }
    const code = { purpose: 'sign-up', option, target } as const;
    return { code, settings: await prepareCode(kernel, code) };
  },
  // There is no company whose log it would stand in; the flow's row keeps the state.
  async run({ tx, kernel, flow, request, prepared }, { language = request.language }) {
    const personId = flow.reservedPersonId;
    if ('holder' in prepared) {
      await bindFlow(tx, flow.flowId, prepared.holder);
      const proof = { purpose: 'recovery', option: 'opencode', targetIndex: prepared.targetIndex } as const;
      await markVerified(tx, kernel.keyring, flow, { ...proof, proofSeconds: flowLimits.proofSeconds });
      return { answer: { personId, validSeconds: 0 }, audit: 'none' };
    }
    if ('opencode' in prepared) {
      await takeActivationKey(tx, kernel, { flow, opencode: prepared.opencode });
      return { answer: { personId, validSeconds: 0 }, audit: 'none' };
    }
    const code = { ...prepared.code, flow, language, address: request.address };
    return { answer: { personId, validSeconds: await issueCode(tx, kernel, code, prepared.settings) }, audit: 'none' };
  },
});

/**
 * ACC-03: sends the code to a named contact on record alone. In `strict`, and for a bare ID, all answers and their
 * times are alike.
 */
async function prepareRecovery(
  kernel: Kernel,
  { option, target, loginId: typedId }: BodyOf<typeof route> & { readonly loginId: string },
  caller: { readonly flow: Flow; readonly address: string },
) {
  if (typedId === '') throw refuseField(refusedFields.loginId, 'OTP0001');
  const loginId = readLoginName(typedId, await kernel.properties.get(platformProperties.freeMailDomain));
  const typed = { loginId, option, target: readTarget(option, target) };
  await takeAsk(kernel, typed, caller.address);
  if (typed.option === 'opencode') return prepareByKey(kernel, typed, caller);
  const subject = await findSubject(kernel, typed);
  const code = { purpose: 'recovery', option: typed.option, target: typed.target, about: { subject } } as const;
  return { code, settings: await prepareCode(kernel, code) };
}

/** A key proves its holder at once. Unknown ID, wrong key and a person who has another way back are answered alike. */
async function prepareByKey(kernel: Kernel, typed: Typed, caller: { readonly flow: Flow; readonly address: string }) {
  await consumeKeyAttempt(kernel, caller);
  const { standing, found } = await standingIn(kernel, typed);
  const isProof = await isOperatorsKey(kernel.db, typed.target);
  if (standing !== 'fits' || !found || !isProof) throw refuseField(refusedFields.target, 'OPENCODE_INVALID');
  const targetIndex = targetIndexOf(kernel.keyring, 'opencode', typed.target);
  return { holder: { companyCode: found.companyCode, personId: found.personId }, targetIndex };
}

/** The person whose ID and contact were typed; no one where the answer keeps silent about that. */
async function findSubject(kernel: Kernel, typed: Typed) {
  const profile = await kernel.properties.get(credentialProperties.passwordProfile);
  const { standing, found, hostedDomains } = await standingIn(kernel, typed);
  const isSilent = profile === 'strict' || (standing === 'OTP0002' && isOwnMailbox(typed, hostedDomains));
  if (standing !== 'fits' && !isSilent) throw refuseField(refusedFields.loginId, standing);
  return standing === 'fits' && found ? { companyCode: found.companyCode, personId: found.personId } : undefined;
}

/** Returns the outcome of a recovery request with an ID and a contact or a key. */
async function standingIn({ db, keyring, properties }: Kernel, typed: Typed) {
  const [freeMailDomain, hosted] = await Promise.all([
    properties.get(platformProperties.freeMailDomain),
    properties.get(platformProperties.hostedDomains),
  ]);
  const hostedDomains = [freeMailDomain, ...hosted];
  const found = await findRecoverable(db, typed.loginId);
  return { standing: standingOf(found, typed, { keyring, hostedDomains }), found, hostedDomains };
}
