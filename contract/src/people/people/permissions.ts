import { administrators, ofDepartments, ofPeople, permissions } from '../../kernel/access/permission.ts';

export const peoplePermissions = {
  ...permissions('employees', { view: 'view' }, [...administrators, 'manager', 'serviceDesk'], ofPeople),
  /** MEM-01: permissions that help a person who cannot sign in; the executor refuses targets with more rights. */
  ...permissions(
    'employees',
    { sendWelcome: 'modify', issueInitialPassword: 'modify', resetFactors: 'modify' },
    [...administrators, 'serviceDesk'],
    ofPeople,
  ),
  ...permissions('employees', { register: 'modify' }, administrators, ofDepartments),
  ...permissions(
    'employees',
    {
      export: 'view',
      withdraw: 'modify',
      change: 'modify',
      resetPassword: 'modify',
      endTrial: 'modify',
      synchronise: 'modify',
      releaseKey: 'modify',
    },
    administrators,
    ofPeople,
  ),
} as const;
