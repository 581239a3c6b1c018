import type { Module } from '../../kernel/http/module.ts';
import { readRecovery } from './operations/read-recovery.ts';
import { resetPassword } from './operations/reset-password.ts';
import { sendCode } from './operations/send-code.ts';

/** Ways back into an account that exists, for people who cannot log in to it. */
export const recoveries: Module = {
  name: 'recoveries',
  needs: ['accounts', 'companies', 'security-questions', 'otp', 'signup'],
  operations: [sendCode, readRecovery, resetPassword],
};
