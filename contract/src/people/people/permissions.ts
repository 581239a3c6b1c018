import { administrators, permissions } from '../../kernel/access/permission.ts';

export const peoplePermissions = {
  ...permissions('employees', { view: 'view' }, [...administrators, 'manager', 'serviceDesk']),
  /** MEM-01: permissions that help a person who cannot sign in; the executor refuses targets with more rights. */
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
