import * as z from 'zod/mini';
import type { ContactErrorCode } from '@madang/contract/kernel/contact-errors.ts';
import { externalMailRefusal, mailbox } from '@madang/contract/kernel/mail-address.ts';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { targetRules, type CodeOption, type VerificationOption } from '@madang/contract/secrets/otp/rules.ts';
import { refusedFields } from '@madang/contract/secrets/otp/wire.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { refuseField, refuseFields } from '@madang/contract/refuse.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Properties } from '../../../kernel/properties/properties.ts';
import { mobileNumberFault } from './mobile-number.ts';

/** Returns the target entered for an option, in the form in which it is compared; refuses an invalid one. */
export function readTarget(option: VerificationOption, typed: string): string {
  const result = z.safeParse(targetRules[option], typed);
  if (result.success) return result.data;
  throw refuseFields(fieldIssues(result.error).map((issue) => ({ ...issue, path: refusedFields.target })));
}

/** Refuses a well-formed target that no code of ours can or may reach. */
export async function checkReachable(properties: Properties, option: CodeOption, target: string): Promise<void> {
  const fault = await reachFault(properties, option, target);
  if (fault !== undefined) throw refuseField(refusedFields.target, fault);
}

/** Returns the reason that the product may not or cannot reach a well-formed target, if any. */
export async function reachFault(
  properties: Properties,
  option: CodeOption,
  target: string,
): Promise<ContactErrorCode | undefined> {
  return option === 'mobile' ? mobileNumberFault(target) : externalMailRefusal(target, await mailDomains(properties));
}

async function mailDomains(properties: Properties) {
  return {
    hosted: [
      await properties.get(platformProperties.freeMailDomain),
      ...(await properties.get(platformProperties.hostedDomains)),
    ],
    foreign: await properties.get(platformProperties.foreignDomains),
  };
}

/** Returns the stored form of a target: equal for two spellings of one number, and not reversible. */
export function targetIndex(keyring: Keyring, option: VerificationOption, target: string): Buffer {
  return keyring.blindIndex(...compared(option, target));
}

/** All that may be stored of it, by whichever key. */
export function targetIndexes(keyring: Keyring, option: VerificationOption, target: string): Buffer[] {
  return keyring.blindIndexes(...compared(option, target));
}

/** Returns true if the target matches the stored index. */
export function isTargetIndex(
  keyring: Keyring,
  stored: Buffer,
  { option, target }: { readonly option: VerificationOption; readonly target: string },
): boolean {
  return keyring.matchesIndex(stored, ...compared(option, target));
}

/** Returns the index by which a target's limits are counted. */
export function countedTarget(keyring: Keyring, option: VerificationOption, target: string): Buffer {
  return keyring.steadyIndex(...compared(option, target));
}

function compared(option: VerificationOption, target: string) {
  return [`otp.${option}`, option === 'mobile' ? toE164(target) : target] as const;
}

/** Returns all stored forms of a target without a named option; empty if it cannot be a target. */
export function possibleIndexes(keyring: Keyring, typed: string): Buffer[] {
  return (['externalMail', 'mobile'] as const).flatMap((option) => {
    const { data } = z.safeParse(targetRules[option], typed);
    return data === undefined ? [] : targetIndexes(keyring, option, data);
  });
}

/** Returns the index by which a target's limits are counted: tags after a plus do not make another mailbox of an address. */
export function holderIndex(keyring: Keyring, option: CodeOption, target: string): Buffer {
  return countedTarget(keyring, option, option === 'mobile' ? target : mailbox(target));
}
