import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator, type Translate } from '../../../kernel/use-texts.ts';
import { ApprovalIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key) => translator<typeof en>('approvals')(key);

export const section: ConsoleSection = {
  code: 'APPROVAL_SETTINGS',
  path: '/console/approval',
  group: 'service',
  order: 101,
  icon: ApprovalIcon,
  title: () => t('title'),
  permission: 'approvals.view',
};
