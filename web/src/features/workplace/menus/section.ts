import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator, type Translate } from '../../../kernel/use-texts.ts';
import { MenuIcon } from '../../../ui/icons.tsx';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key) => translator<typeof en>('menus')(key);

export const section: ConsoleSection = {
  code: 'MENU',
  path: '/console/menus',
  group: 'portal',
  order: 70,
  icon: MenuIcon,
  title: () => t('title'),
  permission: 'menus.view',
  listKinds: ['menu'],
  actions: [
    { title: () => t('add'), path: '/console/menus?panel=menu' },
    { title: () => t('addGroup'), path: '/console/menus?panel=group' },
  ],
  registers: 'menus',
};
