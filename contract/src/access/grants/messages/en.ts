import type { grantErrors } from '../errors.ts';

export const en = {
  errors: {
    GRANT_DATES: 'Enter a last day that is not over and not before the first day.',
    GRANT_EXISTS: 'This permission has already been given here. Change its dates or hours instead.',
    GRANT_LIMIT: 'Up to {{0}} permissions can be given here.',
    GRANT_ROLE_WHOLE:
      'Give this role for the whole company under Administrators, or set an end date, hours or a smaller scope.',
    GRANT_SCOPE: 'The place that this permission is for no longer exists.',
    GRANT_WINDOW: 'These hours no longer exist.',
    GRANT_TO_ROLE: 'A role can be given permissions, but no other roles.',
  } satisfies Record<keyof typeof grantErrors, string>,
  fields: {
    granteeType: 'Who',
    granteeId: 'Person or role',
    targetType: 'What kind',
    targetName: 'What',
    scopeKind: 'Where',
    scopeId: 'Scope',
    windowId: 'When',
  },
  operations: {
    'give-grant': 'Permission given',
    'change-grant': 'Permission changed',
    'export-holdings': 'List of who has which permission downloaded',
    'take-back-grant': 'Permission taken back',
  },
};
