import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator, type Translate } from '../../../kernel/use-texts.ts';
import { CalendarIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key) => translator<typeof en>('anniversaries')(key);

export const section: ConsoleSection = {
  code: 'ANNIV',
  path: sectionAddresses.anniversaries,
  group: 'portal',
  order: 90,
  icon: CalendarIcon,
  title: () => t('title'),
  permission: 'anniversaries.view',
  listKinds: ['anniversary'],
  actions: [
    { title: () => t('add'), path: `${sectionAddresses.anniversaries}?panel=new` },
    { title: () => t('feed.title'), path: `${sectionAddresses.anniversaries}?panel=feed` },
  ],
  registers: 'anniversaries',
};
