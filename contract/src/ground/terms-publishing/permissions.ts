import { permissions } from '../../kernel/access/permission.ts';

export const termsPublishingPermissions = permissions(
  'terms-publishing',
  { view: 'view', draft: 'modify', publish: 'modify', export: 'view' },
  ['operator'],
);
