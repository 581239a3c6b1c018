/** The bar over every page of the portal. */
export const portalBar = async () => (await import('./parts/portal-bar.tsx')).PortalBar;
