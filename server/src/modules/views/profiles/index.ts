import type { Module } from '../../../platform/module.ts';
import { profileRoutes } from './routes.ts';

/** What a person sees and changes of themselves; what their company decides is shown and not changed here. */
export const profiles: Module = {
  name: 'profiles',
  needs: [
    'accounts',
    'boards',
    'companies',
    'console',
    'credentials',
    'departments',
    'invitations',
    'job-ranks',
    'jobs',
    'memberships',
    'notifications',
    'organisation-charts',
    'otp',
    'people',
    'promotions',
    'records',
    'registration-flows',
    'saved-views',
    'security-questions',
    'signup',
    'sub-organisations',
    'terms',
    'two-factor',
  ],
  operations: profileRoutes,
};
