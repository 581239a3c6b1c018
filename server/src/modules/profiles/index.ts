import type { Module } from '../../kernel/http/module.ts';
import { profileRoutes } from './routes.ts';

/** What a person sees and changes of themselves; what their company decides is shown and not changed here. */
export const profiles: Module = {
  name: 'profiles',
  needs: [
    'accounts',
    'boards',
    'companies',
    'departments',
    'two-factor',
    'security-questions',
    'notifications',
    'invitations',
    'job-ranks',
    'jobs',
    'otp',
    'promotions',
    'signup',
    'terms',
  ],
  operations: profileRoutes,
};
