import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator, type Translate } from '../../../kernel/use-texts.ts';
import { LinkIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key) => translator<typeof en>('quick-links')(key);

export const section: ConsoleSection = {
  code: 'QUICKLINK',
  path: sectionAddresses.quickLinks,
  group: 'portal',
  order: 80,
  icon: LinkIcon,
  title: () => t('title'),
  permission: 'quick-links.view',
  listKinds: ['quick-link', 'link'],
  actions: [{ title: () => t('add'), path: `${sectionAddresses.quickLinks}?panel=new` }],
  registers: 'quickLinks',
};
