import type { ConsoleRoom } from '../../kernel/feature.ts';
import { translator } from '../../kernel/use-texts.ts';
import { EndIcon } from '../../ui/rooms/icons.tsx';
import type { en } from './messages/en.ts';

export const room: ConsoleRoom = {
  code: 'ENDING',
  path: '/console/ending',
  group: 'service',
  order: 120,
  icon: EndIcon,
  title: () => translator<typeof en>('company-closures')('title'),
};
