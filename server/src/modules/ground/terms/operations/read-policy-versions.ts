import { policyVersionList } from '@madang/contract/ground/terms/inputs.ts';
import { termsFor } from '@madang/contract/ground/terms/rules.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { selectTerms } from '../terms.sql.ts';

/** The newest version of each term of a country, for all who sign up there. */
export const readPolicyVersions = definePublicQuery({
  name: 'read-policy-versions',
  input: policyVersionList,
  refusals: [],
  async run({ db, language }, { countryCode }) {
    const termsCodes = termsFor({ countryCode, isCompanyAdministrator: true });
    const terms = await selectTerms(db, { termsCodes, countryCode, language });
    return { data: { list: terms.map(({ termsCode, version, isRequired }) => ({ termsCode, version, isRequired })) } };
  },
});
