import type { Module } from '../../../platform/module.ts';
import { profileRoutes } from './routes.ts';

/** What a person sees and changes of themselves; what their company decides is shown and not changed here. */
export const profiles: Module = {
  name: 'profiles',
  needs: ['accounts', 'agreements', 'companies', 'contacts', 'credentials', 'invitations', 'jobs', 'memberships', 'notifications', 'otp', 'own-records', 'passwords', 'people', 'person-names', 'person-records', 'registration-flows', 'roles'],
  operations: profileRoutes,
};
