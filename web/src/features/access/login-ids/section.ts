import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { KeyIcon } from '../../../ui/icons.tsx';
import type { en } from './messages/en.ts';

export const section: ConsoleSection = {
  code: 'IDREQUEST',
  path: '/console/id-requests',
  group: 'people',
  order: 47,
  icon: KeyIcon,
  title: () => translator<typeof en>('login-ids')('title'),
  permission: 'loginIds.view',
};
