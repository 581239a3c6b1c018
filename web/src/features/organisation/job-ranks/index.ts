export const needs = ['set-up-steps'];

/** The set-up's step, with the wizard's page alone. */
export const loadSetUpStep = () => import('./parts/set-up-step.tsx');
