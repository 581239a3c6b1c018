import type { Module } from '../../../platform/module.ts';
import { profileRoutes } from './routes.ts';

/** Profile of a person for themselves, and everything that is held about them. */
export const profiles: Module = {
  name: 'profiles',
  needs: ['people', 'person-names'],
  operations: profileRoutes,
};
