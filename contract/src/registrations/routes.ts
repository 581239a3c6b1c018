import * as z from 'zod/mini';
import { passwordProfiles } from '../accounts/password-profiles.ts';
import { optionalData } from '../consents/rules.ts';
import { languages } from '../kernel/languages.ts';
import { route } from '../kernel/route.ts';
import { requiredText } from '../kernel/rules.ts';
import { contactRefusals } from '../otp/contact-refusals.ts';
import { verificationOptions } from '../otp/rules.ts';

const registrationPath = '/api/v1/registration';

/**
 * ACC-05: sends a code to a contact under which a company waits for somebody, or takes the certification key that
 * somebody was registered with. The code is then checked as every code is.
 */
export const sendRegistrationCode = route({
  method: 'POST',
  path: `${registrationPath}/code`,
  access: 'flow',
  body: z.strictObject({
    option: z.enum(verificationOptions),
    target: requiredText(100),
    language: z.optional(z.enum(languages)),
  }),
  /** A taken key needs no code, so nothing expires: 0 seconds. */
  answer: z.strictObject({ personId: z.uuid(), validSeconds: z.int() }),
  refusals: [
    'MB_M_REQUIRED',
    'MB_M_MAX_LENGTH',
    ...contactRefusals,
    'MB_M_REGISTRATION_CLOSED',
    'OTP0002',
    'OTP0003',
    'OPENCODE_INVALID',
  ],
});

const waitingAccount = z.strictObject({
  companyCode: z.string(),
  companyName: z.string(),
  englishCompanyName: z.string(),
  loginId: z.string(),
  fullName: z.string(),
  residenceCountry: z.string(),
  passwordProfile: z.enum(passwordProfiles),
  ...optionalData.shape,
});
export type WaitingAccount = z.output<typeof waitingAccount>;

/** The accounts that wait for whoever has proven a contact, a key or an initial password in this flow. */
export const readRegistration = route({
  method: 'GET',
  path: registrationPath,
  access: 'flow',
  answer: z.strictObject({ accounts: z.array(waitingAccount) }),
  refusals: ['MB657', 'OTP0005', 'MB_M_DENY_PAGE', 'MB_M_REGISTRATION_CLOSED'],
});

/**
 * Gives a registered person an instant account: a random password that opens nothing but its activation. It is
 * told once, and a later one takes its place.
 */
export const issueInitialPassword = route({
  method: 'POST',
  path: '/api/v1/employees/{personId}/initial-password',
  access: 'administrator',
  params: z.strictObject({ personId: z.uuid() }),
  answer: z.strictObject({ loginId: z.string(), password: z.string(), validUntil: z.iso.datetime() }),
  refusals: ['CO404', 'MB657', 'ACCOUNT_NOT_WAITING'],
});
