export const needs = ['boards', 'organisation-charts'];

/** What a new company does first, for the home and the console's start. */
export const firstStepsCard = async () => (await import('./home/administrator-cards.ts')).FirstStepsCard;

export { PortalBar } from './parts/portal-bar.tsx';
