import type { Module } from '../../../platform/module.ts';
import { profileRoutes } from './routes.ts';

/** What a person sees of themselves: the profile, and everything that is held about them. */
export const profiles: Module = {
  name: 'profiles',
  needs: ['people', 'person-names'],
  operations: profileRoutes,
};
