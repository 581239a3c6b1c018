import type { grantWindowErrors } from '../errors.ts';

export const en = {
  errors: {
    GRANT_WINDOW_IN_USE: 'Permissions are still bound to these hours. Change them first.',
    GRANT_WINDOW_LIMIT: 'You can add up to {{0}} permitted hours.',
    GRANT_WINDOW_NAME_TAKEN: 'This name is already in use.',
    WINDOW_ZONE: 'Enter a time zone such as GMT+9, or choose one by name.',
  } satisfies Record<keyof typeof grantWindowErrors, string>,
  fields: {
    grantWindowName: 'Name',
    weekly: 'Weekly hours',
    zone: 'Time zone',
    closesOnDaysOff: 'Not on days off',
  },
  operations: {
    'create-grant-window': 'Permitted hours added',
    'change-grant-window': 'Permitted hours changed',
    'delete-grant-window': 'Permitted hours deleted',
    'restore-grant-window': 'Permitted hours restored',
  },
};
