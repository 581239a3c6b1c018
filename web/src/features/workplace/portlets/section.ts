import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { PortletIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

export const section: ConsoleSection = {
  code: 'PORTLET',
  path: '/console/portlets',
  group: 'portal',
  order: 60,
  icon: PortletIcon,
  title: () => translator<typeof en>('portlets')('title'),
  permission: 'portlets.view',
  listKinds: ['portlet', 'portlet-category'],
};
