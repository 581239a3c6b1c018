import type { Module } from '../../../platform/module.ts';
import { arriveAtSetUp } from './operations/arrive-at-set-up.ts';
import { endSetUpElsewhere } from './operations/end-set-up-elsewhere.ts';
import { goToSetUpStep } from './operations/go-to-set-up-step.ts';
import { setUpRoutes } from './routes.ts';

/** Audit names of navigation between the set-up steps, which changes no stored company data. */
export const wayThroughSetUp: readonly string[] = [arriveAtSetUp, endSetUpElsewhere, goToSetUpStep].flatMap(
  ({ name, auditNames = [] }) => [name, ...auditNames],
);

/** The first set-up of a company: whose it is, how far it is, and its end. What it makes is its neighbours' work. */
export const wizard: Module = {
  name: 'setup',
  needs: ['set-up-runs'],
  operations: setUpRoutes,
};
