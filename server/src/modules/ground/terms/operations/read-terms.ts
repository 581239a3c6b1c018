import { termsReading } from '@madang/contract/ground/terms/inputs.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { findTerms } from '../find-terms.ts';
import { present } from '../present.ts';

/** One version of one term, the last unless another is named. */
export const readTerms = definePublicQuery({
  name: 'read-terms',
  input: termsReading,
  refusals: ['CO400'],
  async run({ db, ...request }, { language = request.language, ...asked }) {
    const terms = await findTerms(db, { ...asked, language });
    return present(terms, asked.countryCode);
  },
});
