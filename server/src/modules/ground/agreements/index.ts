import type { Module } from '../../../platform/module.ts';
import { termsData } from './own-data.sql.ts';

export {
  insertAgreements,
  insertOptionalAnswer,
  isOptionalAsked,
  type LastAnswer,
  selectLastAnswers,
} from './agreements.sql.ts';
export { changesFor } from './changes-for.ts';
export { selectDueTerms } from './due-terms.sql.ts';
export { type AgeingConsent, takeAgeingConsents } from './marketing.sql.ts';
export {
  isAnsweredSo,
  isOptionalCovered,
  optionalCovered,
  optionalCoveredOf,
  type OwnAnswer,
  selectOwnAnswers,
} from './own-answers.sql.ts';
export { type ProofRow, selectProof } from './proof.sql.ts';
export {
  askedTermsFor,
  currentTermsFor,
  type EntryAnswers,
  entryAnswersTo,
  recordAgreements,
  recordEntryAnswers,
} from './record-agreements.ts';

/** Answers of people to terms, with the text that each was given to. */
export const agreements: Module = {
  name: 'agreements',
  needs: ['terms'],
  contributes: {
    ownData: { place: 60, sections: termsData },
  },
  operations: [],
};
