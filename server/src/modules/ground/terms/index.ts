import type { Module } from '../../../platform/module.ts';
import { termsRoutes } from './routes.ts';
import { seedTerms } from './seed-terms.ts';
import { termsData } from './own-data.sql.ts';

export { addEdition, contentOf } from './add-edition.ts';
export {
  insertAgreements,
  insertOptionalAnswer,
  isOptionalAsked,
  selectLastAnswers,
  type LastAnswer,
} from './agreements.sql.ts';
export { selectNewestEdition, selectProof, selectVersions, type ProofRow } from './editions.sql.ts';
export { changesFor } from './changes-for.ts';
export { selectDueTerms } from './due-terms.sql.ts';
export { plannedTermsOf } from './planned-terms.sql.ts';
export {
  isAnsweredSo,
  isOptionalCovered,
  optionalCovered,
  optionalCoveredOf,
  selectOwnAnswers,
  type OwnAnswer,
} from './own-answers.sql.ts';
export { takeAgeingConsents, type AgeingConsent } from './marketing.sql.ts';
export {
  askedTermsFor,
  currentTermsFor,
  entryAnswersTo,
  recordAgreements,
  recordEntryAnswers,
  type EntryAnswers,
} from './record-agreements.ts';

/** Terms with their versions, and who agreed to which. */
export const terms: Module = {
  name: 'terms',
  needs: [],
  contributes: {
    ownData: { place: 60, sections: termsData },
  },
  operations: termsRoutes,
  seed: ({ db }) => seedTerms(db),
};
