import type { Module } from '../../../platform/module.ts';
import { undoStepRoutes } from './routes.ts';

/** Takes changes of every capability back, by the steps that they left. */
export const undoSteps: Module = {
  name: 'undo-steps',
  needs: [],
  operations: undoStepRoutes,
};
