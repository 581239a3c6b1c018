import type { Module } from '../../../platform/module.ts';
import { arriveAtSetUp } from './operations/arrive-at-set-up.ts';
import { endSetUpElsewhere } from './operations/end-set-up-elsewhere.ts';
import { goToSetUpStep } from './operations/go-to-set-up-step.ts';
import { setUpRoutes } from './routes.ts';

/** What the log calls the way from step to step, which changes nothing that the company keeps. */
export const wayThroughSetUp: readonly string[] = [arriveAtSetUp, endSetUpElsewhere, goToSetUpStep].flatMap(
  ({ name, auditNames = [] }) => [name, ...auditNames],
);

/** The first set-up of a company: whose it is, how far it is, and its end. What it makes is its neighbours' work. */
export const wizard: Module = {
  name: 'setup',
  needs: ['set-up-runs'],
  operations: setUpRoutes,
};
