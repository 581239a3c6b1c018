import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { ApprovalIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const path = '/console/company-roles';

export const section: ConsoleSection = {
  code: 'COMPANY_ROLE',
  path,
  group: 'service',
  order: 900,
  icon: ApprovalIcon,
  title: () => translator<typeof en>('company-roles')('title'),
  actions: [{ title: () => translator<typeof en>('company-roles')('add'), path: `${path}?panel=new` }],
};
