import type { Module } from '../../../platform/module.ts';
import { fillTask, fillWithEmployees } from './fill.ts';
import { selectionRoutes } from './routes.ts';

/** What is done to many people of a list at once. */
export const selections: Module = {
  name: 'selections',
  needs: ['people'],
  operations: selectionRoutes,
  longTasks: (kernel) => ({ [fillTask]: (payload) => fillWithEmployees(kernel, payload) }),
};
