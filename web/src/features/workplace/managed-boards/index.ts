/** Other capabilities whose parts it uses. */
export const needs = ['boards', 'set-up-steps'];

/** The set-up's step, with the wizard's page alone. */
export const loadSetUpStep = () => import('./parts/set-up-step.tsx');
