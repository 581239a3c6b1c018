import type { Module } from '../../kernel/http/module.ts';
import { setUpRoutes } from './routes.ts';

/** The first set-up of a company: whose it is, how far it is, and its end. What it makes is its neighbours' work. */
export const wizard: Module = {
  name: 'setup',
  needs: ['companies'],
  operations: setUpRoutes,
};
