import { roomAddresses } from '@madang/contract/kernel/addresses.ts';
import type { ConsoleRoom } from '../../kernel/feature.ts';
import { translator } from '../../kernel/use-texts.ts';
import { InviteIcon } from '../../ui/rooms/icons.tsx';
import type { en } from './messages/en.ts';

const t = (key: 'title' | 'invite' | 'inviteMany' | 'makeLink') => translator<typeof en>('invitations')(key);

export const room: ConsoleRoom = {
  code: 'INVITE',
  path: roomAddresses.invitations,
  group: 'people',
  order: 40,
  icon: InviteIcon,
  title: () => t('title'),
  actions: [
    { title: () => t('invite'), path: `${roomAddresses.invitations}?panel=person` },
    { title: () => t('inviteMany'), path: `${roomAddresses.invitations}?panel=people` },
    { title: () => t('makeLink'), path: `${roomAddresses.invitations}?panel=link` },
  ],
};
