import { permissions } from '../kernel/access/permission.ts';

export const peoplePermissions = permissions('employees', {
  view: 'view',
  export: 'view',
  register: 'modify',
  sendWelcome: 'modify',
  change: 'modify',
  issueInitialPassword: 'modify',
  resetFactors: 'modify',
  synchronise: 'modify',
});
