import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { ApprovalIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const path = '/console/grant-windows';

export const section: ConsoleSection = {
  code: 'GRANT_WINDOW',
  path,
  group: 'service',
  order: 900,
  icon: ApprovalIcon,
  title: () => translator<typeof en>('grant-windows')('title'),
  actions: [{ title: () => translator<typeof en>('grant-windows')('add'), path: `${path}?panel=new` }],
};
