import type { ConsoleRoom } from '../../kernel/feature.ts';
import { translator } from '../../kernel/use-texts.ts';
import { InviteIcon } from '../../ui/rooms/icons.tsx';
import type { en } from './messages/en.ts';

const t = (key: 'title' | 'invite' | 'makeLink') => translator<typeof en>('invitations')(key);

export const room: ConsoleRoom = {
  code: 'INVITE',
  path: '/console/invitations',
  group: 'people',
  icon: InviteIcon,
  title: () => t('title'),
  actions: [
    { title: () => t('invite'), path: '/console/invitations?panel=person' },
    { title: () => t('makeLink'), path: '/console/invitations?panel=link' },
  ],
};
