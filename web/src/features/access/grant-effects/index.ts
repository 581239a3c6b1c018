export { useChangedGrantEffects, useChangedRoleEffects, useGivenGrantEffects, useTakenGrantEffects } from './api.ts';
export { Effects } from './parts/effects.tsx';

/** Names of rights. */
export const needs = ['role-assignments'];
