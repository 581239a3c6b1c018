import type { recoveryPinErrors } from '../errors.ts';

export const en = {
  errors: {
    KMS001: 'The PIN was entered incorrectly {{0}} times and is blocked. Contact your company’s service desk.',
    PIN_FORM: 'Enter {{0}} to {{1}} digits.',
    PIN_EASY: 'This PIN is too easy to guess. Avoid repeated and consecutive digits.',
    PIN_WRONG: 'The ID and the PIN do not match.',
  } satisfies Record<keyof typeof recoveryPinErrors, string>,
  fields: {
    pin: 'PIN',
  },
  operations: {
    'change-recovery-pin': 'Recovery PIN changed',
    'prove-by-pin': 'PIN entered for a lost password',
    'unblock-recovery-pin': 'Recovery PIN unblocked',
    'unblock-recovery-pin-by-operator': 'Recovery PIN unblocked by the operator',
    'block-recovery-pin': 'Recovery PIN blocked',
  },
};
