import { roomAddresses } from '@madang/contract/kernel/addresses.ts';
import type { ConsoleRoom } from '../../kernel/feature.ts';
import { translator, type Translate } from '../../kernel/use-texts.ts';
import { CalendarIcon } from '../../ui/rooms/icons.tsx';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key) => translator<typeof en>('anniversaries')(key);

export const room: ConsoleRoom = {
  code: 'ANNIV',
  path: roomAddresses.anniversaries,
  group: 'portal',
  order: 90,
  icon: CalendarIcon,
  title: () => t('title'),
  actions: [
    { title: () => t('add'), path: `${roomAddresses.anniversaries}?panel=new` },
    { title: () => t('feed.title'), path: `${roomAddresses.anniversaries}?panel=feed` },
  ],
  count: async (signal) => (await import('./api.ts')).countAll(signal),
};
