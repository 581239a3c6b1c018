import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { CategoryIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const path = '/console/item-categories';

export const section: ConsoleSection = {
  code: 'ITEM_CATEGORY',
  path,
  group: 'portal',
  order: 82,
  icon: CategoryIcon,
  title: () => translator<typeof en>('item-categories')('title'),
  listKinds: ['item-category'],
  permission: 'item-categories.view',
  actions: [{ title: () => translator<typeof en>('item-categories')('add'), path: `${path}?panel=new` }],
};
