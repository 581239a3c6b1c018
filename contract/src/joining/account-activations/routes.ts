import * as z from 'zod/mini';
import { listOf } from '../../kernel/lists/list.ts';
import { passwordProfile } from '../../ground/companies/policies/password-profiles.ts';
import { optionalData } from '../../access/consents/rules.ts';
import { languages } from '../../kernel/languages.ts';
import { route } from '../../kernel/route.ts';
import { requiredText, storedId } from '../../kernel/rules.ts';
import { verificationOptions } from '../../secrets/otp/rules.ts';

const registrationPath = '/api/v1/registration';

export const registrationCodeRequest = z.strictObject({
  option: z.enum(verificationOptions),
  target: requiredText(100),
  language: z.optional(z.enum(languages)),
});

/** ACC-05: sends a code to a contact under which a person is registered, or accepts that person's activation key. */
export const sendRegistrationCode = route({
  method: 'POST',
  path: `${registrationPath}/code`,
  body: registrationCodeRequest,
  /** A taken key needs no code, so nothing expires: 0 seconds. */
  answer: z.strictObject({ personId: z.uuid(), validSeconds: z.int() }),
});

const waitingAccount = z.strictObject({
  companyCode: z.string(),
  companyName: z.string(),
  englishCompanyName: z.string(),
  loginId: z.string(),
  fullName: z.string(),
  residenceCountry: z.string(),
  passwordProfile,
  ...optionalData.shape,
});
export type WaitingAccount = z.output<typeof waitingAccount>;

/** The accounts that wait for anyone who has proven a contact, a key or an initial password in this flow. */
export const readRegistration = route({
  method: 'GET',
  path: registrationPath,
  answer: listOf(waitingAccount),
});

export const waitingPerson = z.strictObject({ personId: storedId });

/**
 * Gives a registered person an instant account: a random password for the activation alone, shown once. A later one
 * replaces it.
 */
export const issueInitialPassword = route({
  method: 'POST',
  path: '/api/v1/employees/{personId}/initial-password',
  params: waitingPerson,
  answer: z.strictObject({ loginId: z.string(), password: z.string(), validUntil: z.iso.datetime() }),
});
