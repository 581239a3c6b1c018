export { useOwnExplanation } from './api.ts';
export { OwnRights } from './parts/own-rights.tsx';
export { RightRequests } from './parts/right-requests.tsx';

/** Names of rights. */
export const needs = ['departments', 'role-assignments'];
