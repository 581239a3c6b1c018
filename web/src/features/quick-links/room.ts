import { roomAddresses } from '@madang/contract/kernel/addresses.ts';
import type { ConsoleRoom } from '../../kernel/feature.ts';
import { translator, type Translate } from '../../kernel/use-texts.ts';
import { LinkIcon } from '../../ui/rooms/icons.tsx';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key) => translator<typeof en>('quick-links')(key);

export const room: ConsoleRoom = {
  code: 'QUICKLINK',
  path: roomAddresses.quickLinks,
  group: 'portal',
  order: 80,
  icon: LinkIcon,
  title: () => t('title'),
  actions: [{ title: () => t('add'), path: `${roomAddresses.quickLinks}?panel=new` }],
  count: async (signal) => (await import('./api.ts')).countAll(signal),
};
