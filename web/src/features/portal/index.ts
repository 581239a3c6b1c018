export const needs = ['boards', 'organisation-charts'];

/** What a new company does first, for the home and the console's start. */
export const firstStepsCard = async () => (await import('./home/administrator-cards.ts')).FirstStepsCard;

/** The bar over every page of the portal. */
export const portalBar = async () => (await import('./parts/portal-bar.tsx')).PortalBar;
