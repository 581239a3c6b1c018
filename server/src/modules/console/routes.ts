import { listConsoleNotices } from '@madang/contract/console/routes.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { listNotices } from './operations/list-notices.ts';

export const consoleRoutes = [
  callOf(listConsoleNotices, listNotices, {
    input: ({ readCookie }) => ({ setUpSecret: readCookie('setUp') }),
  }),
];
