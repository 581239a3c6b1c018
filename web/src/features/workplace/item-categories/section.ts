import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { ApprovalIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const path = '/console/item-categories';

export const section: ConsoleSection = {
  code: 'ITEM_CATEGORY',
  path,
  group: 'service',
  order: 900,
  icon: ApprovalIcon,
  title: () => translator<typeof en>('item-categories')('title'),
  actions: [{ title: () => translator<typeof en>('item-categories')('add'), path: `${path}?panel=new` }],
};
