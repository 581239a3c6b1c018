import { publicCatalogues } from './public-catalogues.ts';

/** Texts of the portal beyond the public pages, by the capabilities that have a page or a part there. */
const portalCatalogues = import.meta.glob([
  '../../../contract/src/workplace/boards/messages/*.ts',
  '/src/features/*/{boards,notifications,portal,rich-text}/messages/*.ts',
]);

/** The texts that the signed-in app begins with. */
export const appCatalogues = { ...publicCatalogues, ...portalCatalogues };
