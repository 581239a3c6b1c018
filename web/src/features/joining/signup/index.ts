export const needs = ['accounts', 'consents', 'countries'];

export type { RegisteredAccount, RegisteredRequest } from './parts/registered-form.tsx';
export type { Invited, JoinRequest } from './invited.ts';
/** The sign-up's forms and tiles for another capability's page; they come with that page alone. */
export const loadForms = () => import('./pages/sign-up.tsx');
export const loadServiceTiles = () => import('./services/service-tiles.tsx');
export { useServiceNames } from './services/service-names.ts';
