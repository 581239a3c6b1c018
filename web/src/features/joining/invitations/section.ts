import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { InviteIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const t = (key: 'title' | 'invite' | 'inviteMany' | 'makeLink') => translator<typeof en>('invitations')(key);

export const section: ConsoleSection = {
  code: 'INVITE',
  path: sectionAddresses.invitations,
  group: 'people',
  order: 40,
  icon: InviteIcon,
  title: () => t('title'),
  listKinds: ['invitation'],
  ability: 'openInvitations',
  actions: [
    { title: () => t('invite'), path: `${sectionAddresses.invitations}?panel=person` },
    { title: () => t('inviteMany'), path: `${sectionAddresses.invitations}?panel=people` },
    { title: () => t('makeLink'), path: `${sectionAddresses.invitations}?panel=link` },
  ],
};
