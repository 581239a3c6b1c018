import { termsList } from '@madang/contract/ground/terms/inputs.ts';
import { termsFor } from '@madang/contract/ground/terms/rules.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { refusedFields } from '@madang/contract/ground/terms/wire.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { findTerms } from '../find-terms.ts';
import { present } from '../present.ts';
import { selectTerms } from '../terms.sql.ts';

/** Every term that a person of the country is shown, each in its newest version; or one of them in the version named. */
export const listTerms = definePublicQuery({
  name: 'list-terms',
  input: termsList,
  refusals: ['CO400'],
  async run(
    { db, ...request },
    { countryCode, language = request.language, isCompanyAdministrator, termsCode, version },
  ) {
    if (termsCode !== undefined) {
      const terms = await findTerms(db, { termsCode, countryCode, language, version }, { isCompanyAdministrator });
      return { data: { list: [present(terms, countryCode)] } };
    }
    // Versions are counted for each term by itself.
    if (version !== undefined) throw refuseField(refusedFields.termsCode, 'CO400');
    const termsCodes = termsFor({ countryCode, isCompanyAdministrator });
    const terms = await selectTerms(db, { termsCodes, countryCode, language });
    return { data: { list: terms.map((each) => present(each, countryCode)) } };
  },
});
