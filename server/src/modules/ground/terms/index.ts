import type { Module } from '../../../platform/module.ts';
import { termsRoutes } from './routes.ts';
import { seedTerms } from './seed-terms.ts';

export { addEdition, contentOf } from './add-edition.ts';
export { selectNewestEdition, selectVersions } from './editions.sql.ts';
export { plannedTermsOf } from './planned-terms.sql.ts';
export { everyOtherCountry } from './terms.ts';
export { type AskedTerms, type StoredTerms, selectAskedTerms, selectTerms } from './terms.sql.ts';

/** Texts of terms with their versions. */
export const terms: Module = {
  name: 'terms',
  needs: [],
  operations: termsRoutes,
  seed: ({ db }) => seedTerms(db),
};
