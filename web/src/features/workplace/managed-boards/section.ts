import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { BoardIcon } from '../../../ui/sections/icons.tsx';
import type { boardTexts } from '../boards/index.ts';
import type { en } from './messages/en.ts';

export const section: ConsoleSection = {
  code: 'BOARD',
  path: '/console/boards',
  group: 'portal',
  order: 50,
  icon: BoardIcon,
  title: () => translator<typeof boardTexts>('boards')('boards'),
  permission: 'boards.view',
  listKinds: ['board'],
  actions: [{ title: () => translator<typeof en>('managed-boards')('add'), path: '/console/boards?panel=new' }],
  registers: 'boards',
};
