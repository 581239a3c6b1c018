import { loginIdMaxLength } from '@madang/contract/secrets/credentials/limits.ts';
import { requiredText } from '@madang/contract/kernel/rules.ts';
import * as z from 'zod/mini';
import { contactOf, type ContactValues, noContact } from '../identity-steps/index.ts';
import type { Identity, WayBack } from './api.ts';

export interface IdentityValues extends ContactValues<WayBack> {
  readonly loginId: string;
}

export const noIdentity: IdentityValues = { ...noContact, loginId: '' };

/** The ID; the contact that goes with it depends on the option and is checked by `checkContact`. */
export const identity = z.object({ loginId: requiredText(loginIdMaxLength) });

/** Returns the request to the server, in the form that it compares. */
export function askOf(values: IdentityValues): Identity {
  return { loginId: values.loginId.trim(), option: values.option, target: contactOf(values) };
}
