import type { Module } from '../../../platform/module.ts';
import { editionRoutes } from './routes.ts';

/** TRM-06: the operator's work on terms: drafts, publication, and the proof of who answered what. */
export const termsPublishing: Module = {
  name: 'terms-publishing',
  needs: ['agreements', 'companies', 'countries', 'terms'],
  operations: editionRoutes,
};
