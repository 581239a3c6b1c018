import * as routes from '@madang/contract/access/grant-windows/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { changeGrantWindow } from './operations/change-grant-window.ts';
import { createGrantWindow } from './operations/create-grant-window.ts';
import { deleteGrantWindow } from './operations/delete-grant-window.ts';
import { listGrantWindows } from './operations/list-grant-windows.ts';

const success = () => ({ result: 'success' as const });

export const grantWindowRoutes = [
  callOf(routes.listGrantWindows, listGrantWindows),
  callOf(routes.createGrantWindow, createGrantWindow),
  callOf(routes.changeGrantWindow, changeGrantWindow, { answer: success }),
  callOf(routes.deleteGrantWindow, deleteGrantWindow, { answer: success }),
];
