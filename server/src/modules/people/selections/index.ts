import type { Module } from '../../../platform/module.ts';
import { fillTask, fillWithEmployees } from './fill.ts';
import { selectionRoutes } from './routes.ts';

/** Acts on many people of a list at once. */
export const selections: Module = {
  name: 'selections',
  needs: ['emblems', 'people'],
  operations: selectionRoutes,
  longTasks: (kernel) => ({ [fillTask]: (payload) => fillWithEmployees(kernel, payload) }),
};
