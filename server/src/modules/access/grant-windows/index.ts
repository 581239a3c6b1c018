import type { Module } from '../../../platform/module.ts';
import { restoreGrantWindow } from './operations/restore-grant-window.ts';
import { grantWindowRoutes } from './routes.ts';

export const grantWindows: Module = {
  name: 'grant-windows',
  needs: ['companies'],
  operations: grantWindowRoutes,
  more: [restoreGrantWindow],
};
