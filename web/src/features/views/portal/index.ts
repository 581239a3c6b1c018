export const needs = ['boards', 'organisation-charts'];

/** Loads the card of a new company's first steps, for the home and the console's start page. */
export const firstStepsCard = async () => (await import('./home/administrator-cards.ts')).FirstStepsCard;

export { PortalBar } from './parts/portal-bar.tsx';
