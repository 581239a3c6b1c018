import { newLoginIdRefusals, newPasswordRefusals } from '@madang/contract/secrets/credentials/credential-refusals.ts';
import { contactRefusals } from '@madang/contract/secrets/otp/contact-refusals.ts';

/** Refusals of the answers to terms. */
export const consentRefusals = ['MB1063', 'MB820', 'MB821', 'MB822', 'MB_M_UNDER_14'] as const;

/** Refusals of a form by which a new person gets an account: for its ID, names, contacts, password and terms. */
export const entryRefusals = [
  ...consentRefusals,
  ...contactRefusals,
  ...newLoginIdRefusals,
  ...newPasswordRefusals,
  'CO429',
  'MB1064',
  'MB601',
  'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN',
  'MB_M_MAIL_ID_UNPROVEN',
  'MB_M_NAME_SCRIPTS',
  'MB_M_NAME_SPECIAL_VALID',
  'MB_M_PWD_ENTER_EXTMAIL',
  'MB_M_REGISTRATION_CLOSED',
  'OTP0005',
] as const;
