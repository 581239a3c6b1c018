import type { credentialErrors } from '../errors.ts';

export const en = {
  errors: {
    MB601: 'This ID is already in use.',
    MB1066: 'You cannot sign up with an address on this domain.',
    MB_M_ID_RPTCHECK: 'Check the availability of this ID first.',
    MB_T_ID_RULE1: 'Use {{0}} to {{1}} characters.',
    MB_T_ID_RULE2: 'Use only lowercase letters and numbers, without spaces or special characters.',
    MB_T_ID_RULE3: 'Use at least {{0}} lowercase letters.',
    MB_T_ID_RULE4: 'Reserved words such as admin cannot be used.',
    MB_T_ID_RULE5:
      'Do not use the same character more than 3 times in a row, or 3 or more consecutive numbers such as 123 or 987.',
    MB_T_PASSWORD_RULE1: 'Use {{0}} to {{1}} characters.',
    MB_T_PASSWORD_RULE2: 'Include letters, numbers and at least one special character ({{0}}).',
    MB_T_PASSWORD_RULE3: 'Use only letters, numbers and {{0}}, without spaces.',
    MB_T_PASSWORD_RULE4:
      'Do not use the same character 3 times in a row, or 3 or more consecutive numbers such as 123 or 987.',
    MB_T_PASSWORD_RULE5:
      'Do not include your ID, employee number, phone number or its last 4 digits, or company phone number.',
    MB_T_PASSWORD_COMMON: 'This password is easy to guess. Choose a less common one.',
    MB_T_PASSWORD_DIFFERENCE: 'At least {{0}} characters must differ from your current password.',
    PASSWORD_RULES_CHANGED:
      'The password rules of your company have just changed. Reload the page and choose a password by the new rules.',
    MB0719: 'Choose a password that you have not used before.',
    MB_M_PASSWORD_WRONG: 'The password is incorrect.',
    PROOF_NEEDED: 'Enter your password to continue.',
    MB_M_COMMON_JS_ENTERPASS: 'Enter a password.',
    MB_M_COMMON_JS_PASSNOTMATCH: 'The passwords do not match.',
    ID_ENDED: 'This ID is no longer valid. Contact your company’s administrator.',
    GIVEN_PASSWORD_ENDED:
      'This temporary password is no longer valid. Reset it from “Forgot your password?” on the sign-in page, or ask your administrator for a new one.',
    EM0010: 'The ID or password is incorrect.',
    EM0011: 'Too many failed attempts. Try again in {{seconds}} seconds.',
  } satisfies Record<keyof typeof credentialErrors, string>,
  fields: {
    current: 'Current password',
    next: 'New password',
    confirmation: 'Confirm new password',
  },
  accounts: {
    idUsable: 'You can use this ID.',
  },
};
