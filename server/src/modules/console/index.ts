import type { Module } from '../../kernel/http/module.ts';
import { consoleRoutes } from './routes.ts';

/** The notices of the console's frame. */
export const consoleModule: Module = {
  name: 'console',
  needs: ['boards', 'companies', 'credentials', 'invitations', 'people', 'terms'],
  operations: consoleRoutes,
};
