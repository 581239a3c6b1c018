import type { ConsoleRoom } from '../../kernel/feature.ts';
import { translator } from '../../kernel/use-texts.ts';
import { CompanyIcon } from '../../ui/rooms/icons.tsx';
import type { en } from './messages/en.ts';

export const room: ConsoleRoom = {
  code: 'COMPANY',
  path: '/console/company',
  group: 'company',
  order: 120,
  icon: CompanyIcon,
  title: () => translator<typeof en>('companies')('title'),
};
