import type { loginIdErrors } from '../errors.ts';

export const en = {
  errors: {
    MB602: 'An ID request is already open. It must be decided or canceled first.',
    MB603: 'IDs cannot be changed right now. Ask your administrator when the next period begins.',
    MB604: 'This is the current ID. Enter a different one.',
    MB605: 'This request has been decided in the meantime. Reload the page.',
    MB606: 'An ID already exists. Request a change instead.',
    MB607: 'No former ID can still be used to sign in.',
    MB608: 'There is no ID to change. Request a new one instead.',
  } satisfies Record<keyof typeof loginIdErrors, string>,
  fields: {
    wantedLoginId: 'New ID',
    idRequestReason: 'Reason',
  },
  operations: {
    'ask-for-login-id': 'ID requested',
    'cancel-id-request': 'ID request canceled',
    'confirm-id-request': 'Requested ID confirmed',
    'end-approved-id-requests': 'Approved ID request ended',
    'approve-id-request': 'ID request approved',
    'refuse-id-request': 'ID request declined',
    'decide-id-requests': 'ID requests decided together',
    'change-login-id': 'ID changed',
    'reopen-id-request': 'ID request reopened',
    'restore-login-id': 'ID change undone',
    'take-back-login-id': 'ID change reverted',
  },
};
