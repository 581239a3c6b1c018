import type { loginIdErrors } from '../errors.ts';

export const en = {
  errors: {
    MB602: 'A request for an ID is already open. It has to be settled or canceled first.',
    MB603: 'IDs cannot be changed at the moment. Ask your administrator when the next period begins.',
    MB604: 'This is the current ID. Enter another one.',
    MB605: 'This request has been settled in the meantime. Reload the page.',
    MB606: 'There is an ID already. Ask for a change instead.',
    MB607: 'There is no former ID that still signs in.',
    MB608: 'There is no ID to change. Ask for a new one instead.',
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
    'refuse-id-request': 'ID request refused',
    'decide-id-requests': 'ID requests decided together',
    'change-login-id': 'ID changed',
    'take-back-login-id': 'ID change taken back',
  },
};
