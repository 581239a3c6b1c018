import { termsList } from '@madang/contract/terms/inputs.ts';
import { termsFor } from '@madang/contract/terms/rules.ts';
import { definePublicQuery } from '../../../kernel/operations/definition.ts';
import { present } from '../present.ts';
import { selectTerms } from '../terms.sql.ts';

/** Every term that a person of the country is shown, each in its newest version. */
export const listTerms = definePublicQuery({
  name: 'list-terms',
  input: termsList,
  refusals: [],
  async run({ db, ...request }, { countryCode, language = request.language, isCompanyAdministrator }) {
    const termsCodes = termsFor({ countryCode, isCompanyAdministrator });
    const terms = await selectTerms(db, { termsCodes, countryCode, language });
    return { data: { list: terms.map((each) => present(each, countryCode)) } };
  },
});
