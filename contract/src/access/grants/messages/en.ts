import type { grantErrors } from '../errors.ts';

export const en = {
  errors: {
    GRANT_COMPANY_WIDE: 'This permission applies to the whole company only. Choose the whole company.',
    GRANT_DATES: 'Enter a last day that is not over and not before the first day.',
    GRANT_EXISTS: 'This permission has already been granted here. Change its dates or hours instead.',
    GRANT_LIMIT: 'Up to {{0}} permissions can be granted here.',
    GRANT_ROLE_WHOLE:
      'Grant this role for the whole company under Administrators, or set an end date, hours or a smaller scope.',
    GRANT_SCOPE: 'The place that this permission is for no longer exists.',
    GRANT_WINDOW: 'These hours no longer exist.',
    GRANT_TO_ROLE: 'A role can be granted permissions, but no other roles.',
  } satisfies Record<keyof typeof grantErrors, string>,
  fields: {
    granteeType: 'Who',
    granteeId: 'Member or role',
    targetType: 'Type',
    targetName: 'What',
    scopeKind: 'Where',
    scopeId: 'Scope',
    windowId: 'When',
  },
  operations: {
    'give-grant': 'Permission granted',
    'change-grant': 'Permission changed',
    'export-holdings': 'Access overview downloaded',
    'take-back-grant': 'Permission revoked',
  },
};
