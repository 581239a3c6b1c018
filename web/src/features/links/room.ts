import type { ConsoleRoom } from '../../kernel/feature.ts';
import { translator, type Translate } from '../../kernel/use-texts.ts';
import { LinkIcon } from '../../ui/rooms/icons.tsx';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key) => translator<typeof en>('links')(key);

export const room: ConsoleRoom = {
  code: 'QUICKLINK',
  path: '/console/quick-links',
  group: 'portal',
  icon: LinkIcon,
  title: () => t('title'),
  actions: [{ title: () => t('add'), path: '/console/quick-links?panel=new' }],
  count: async (signal) => (await import('./api.ts')).countAll(signal),
};
