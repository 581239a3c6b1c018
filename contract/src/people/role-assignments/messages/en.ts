import type { roleAssignmentErrors } from '../errors.ts';

export const en = {
  errors: {
    AC105: 'Your own role does not let you grant or revoke this role.',
    EM0006: 'No member of the company was found.',
    EM0008: 'This member already has the role.',
    EM0009: 'This member’s account is closed.',
    HANDOVER_OPEN: 'An offer to transfer this role is still open. Withdraw it first.',
    HANDOVER_OVER: 'This offer is no longer open.',
    ROLE_LAST_ADMINISTRATOR: 'This is the last administrator. Assign the role to someone else first.',
    ROLE_NOT_IN_SERVICE:
      'Only active members can have roles. Members who are pending, on leave, dispatched or retired cannot.',
    ROLE_OWN: 'You cannot change your own roles here. You can give one up.',
  } satisfies Record<keyof typeof roleAssignmentErrors, string>,
  fields: {
    isFormer: 'Former primary administrator',
    newLoginId: 'Sign-in ID of the new primary administrator',
    replacementReason: 'Reason',
    role: 'Role',
  },
  roles: {
    representative: 'Primary administrator',
    administrator: 'Company administrator',
    membershipManager: 'Role manager',
    manager: 'Manager',
    agency: 'Key issuer',
    serviceDesk: 'Service desk',
  },
};
