import { accessRulesAddress } from '@madang/contract/access-rules/rules.ts';
import type { ConsoleRoom } from '../../kernel/feature.ts';
import { translator } from '../../kernel/use-texts.ts';
import { ShieldIcon } from '../../ui/rooms/icons.tsx';
import type { en } from './messages/en.ts';

export const room: ConsoleRoom = {
  code: 'ACCESS',
  path: accessRulesAddress,
  group: 'security',
  order: 92,
  icon: ShieldIcon,
  title: () => translator<typeof en>('access-rules')('title'),
};
