import type { ConsoleRoom } from '../../kernel/feature.ts';
import { translator } from '../../kernel/use-texts.ts';
import { BoardIcon } from '../../ui/rooms/icons.tsx';
import type { en } from './messages/en.ts';

const t = () => translator<typeof en>('boards');

export const room: ConsoleRoom = {
  code: 'BOARD',
  path: '/console/boards',
  group: 'portal',
  icon: BoardIcon,
  title: () => t()('boards'),
  actions: [{ title: () => t()('room.add'), path: '/console/boards?panel=new' }],
  count: async (signal) => (await import('./console-api.ts')).countBoards(signal),
};
