import type { Module } from '../../kernel/http/module.ts';
import { activateAccount } from './operations/activate-account.ts';
import { checkInitialPassword } from './operations/check-initial-password.ts';
import { issueInitialPasswordCall } from './operations/issue-initial-password.ts';
import { readRegistration } from './operations/read-registration.ts';
import { sendCode } from './operations/send-code.ts';

/** Accounts of people whom their company registered: by certification key, mail, mobile or an initial password. */
export const registrations: Module = {
  name: 'registrations',
  needs: ['accounts', 'companies', 'consents', 'otp', 'promotions', 'signup', 'terms'],
  operations: [sendCode, readRegistration, checkInitialPassword, activateAccount, issueInitialPasswordCall],
};
