import type { Module } from '../../kernel/http/module.ts';
import { consoleRoutes } from './routes.ts';

/** What the console's frame tells beside its rooms. */
export const consoleModule: Module = {
  name: 'console',
  needs: ['boards', 'companies', 'credentials', 'invitations', 'people', 'terms'],
  operations: consoleRoutes,
};
