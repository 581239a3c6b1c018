import type { Module } from '../../kernel/http/module.ts';
import { securityPolicyRoutes } from './routes.ts';

export const securityPolicies: Module = {
  name: 'security-policies',
  needs: ['companies', 'credentials'],
  operations: securityPolicyRoutes,
};
