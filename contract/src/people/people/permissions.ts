import { administrators, permissions } from '../../kernel/access/permission.ts';

export const peoplePermissions = {
  ...permissions('employees', { view: 'view' }, [...administrators, 'manager', 'serviceDesk']),
  /** MEM-01: what helps a person who cannot log in. Of people with more rights the executor refuses it. */
  ...permissions('employees', { sendWelcome: 'modify', issueInitialPassword: 'modify', resetFactors: 'modify' }, [
    ...administrators,
    'serviceDesk',
  ]),
  ...permissions('employees', {
    export: 'view',
    register: 'modify',
    withdraw: 'modify',
    change: 'modify',
    resetPassword: 'modify',
    endTrial: 'modify',
    synchronise: 'modify',
    releaseKey: 'modify',
  }),
} as const;
