import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { ApprovalIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const path = '/console/approval-policies';

export const section: ConsoleSection = {
  code: 'APPROVAL',
  path,
  group: 'service',
  order: 100,
  icon: ApprovalIcon,
  title: () => translator<typeof en>('approval-policies')('title'),
  listKinds: ['approval-policy'],
  permission: 'approval-policies.view',
  actions: [{ title: () => translator<typeof en>('approval-policies')('add'), path: `${path}?panel=new` }],
};
