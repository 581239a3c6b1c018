import { readLoginName } from '@madang/contract/accounts/login-id.ts';
import { accountProperties } from '@madang/contract/accounts/properties.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { refusedFields, sendCode as route } from '@madang/contract/otp/wire.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findRecoverable } from '../../accounts/index.ts';
import { issueCode, readTarget, sendNewPersonCode } from '../../otp/index.ts';
import { refuseWhileClosed } from '../../signup/index.ts';
import { isOwnMailbox, standingOf, type Typed } from '../recoveries.ts';
import { takeAsk } from '../take-ask.ts';

/**
 * A code for a new person, or with an ID for the person who has it and lost the password. Nobody new comes in while
 * registering is closed (SGN-09): no code is sent then and no key used up; who has an account comes back as ever.
 */
export const sendCode = operation(route, async (call) => {
  const { loginId } = call.body;
  if (loginId !== undefined) return sendRecoveryCode(call, loginId);
  await refuseWhileClosed(call.kernel);
  return sendNewPersonCode(call);
});

/**
 * ACC-03: the code goes to a contact on record alone, and only to one that was named. In profile `strict`,
 * and where nothing but an ID was named, a stranger is answered alike, in the same time, whether anything was sent.
 */
async function sendRecoveryCode(
  { kernel, flow, body, request }: Call<typeof route>,
  typedId: string,
): Promise<AnswerOf<typeof route>> {
  const { option } = body;
  // A certification key is for people who have no account yet.
  if (option === 'opencode') throw refuseField(refusedFields.option, 'CO400');
  if (typedId === '') throw refuseField(refusedFields.loginId, 'OTP0001');
  const loginId = readLoginName(typedId, await kernel.properties.get(platformProperties.freeMailDomain));
  const typed = { loginId, option, target: readTarget(option, body.target) };
  await takeAsk(kernel, typed, request.address);
  const subject = await findSubject(kernel, typed);
  const validSeconds = await issueCode(kernel, {
    ...typed,
    flow,
    purpose: 'recovery',
    language: body.language ?? request.language,
    address: request.address,
    about: { subject },
  });
  return { personId: flow.reservedPersonId, validSeconds };
}

/** The person whose ID and contact were typed; nobody where the answer keeps silent about that. */
async function findSubject({ db, keyring, properties }: Kernel, typed: Typed) {
  const [freeMailDomain, hosted, profile] = await Promise.all([
    properties.get(platformProperties.freeMailDomain),
    properties.get(platformProperties.hostedDomains),
    properties.get(accountProperties.passwordProfile),
  ]);
  const hostedDomains = [freeMailDomain, ...hosted];
  const found = await findRecoverable(db, typed.loginId);
  const standing = standingOf(found, typed, { keyring, hostedDomains });
  const isSilent = profile === 'strict' || (standing === 'OTP0002' && isOwnMailbox(typed, hostedDomains));
  if (standing !== 'fits' && !isSilent) throw refuseField(refusedFields.loginId, standing);
  return standing === 'fits' && found ? { companyCode: found.companyCode, personId: found.personId } : undefined;
}
