import * as z from 'zod/mini';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { structureCompaniesOf } from '../../../company-life/company-structures/index.ts';
import { subOrganisationsOf } from '../../../people/sub-organisations/index.ts';

/**
 * DEP-06: companies of the administrator's structure, the leading one first, or the own company, with
 * sub-organisations: codes, names and levels.
 */
export const listCompanies = defineQuery({
  name: 'list-companies',
  input: z.strictObject({}),
  permission: 'boards.view',
  targets: () => [],
  refusals: ['CO401'],
  async run({ companyCode: own, reader: { profile }, ask }) {
    const { companyName, englishCompanyName, subOrganisationCode } = profile;
    const [parts, found] = await Promise.all([ask(subOrganisationsOf(own)), ask(structureCompaniesOf())]);
    const alone = { companyCode: own, companyName, englishCompanyName, level: 1, companyStructureCode: own };
    return (found.length > 0 ? found : [alone]).flatMap(({ companyCode, level, companyStructureCode, ...names }) => {
      const company = {
        companyCode,
        companyName: names.companyName,
        englishCompanyName: names.englishCompanyName,
        subOrganisationCode: companyCode === own ? subOrganisationCode : companyCode,
        level,
        companyStructureCode,
      };
      if (companyCode !== own) return [company];
      const below = parts.map((part) => ({
        ...company,
        companyName: part.subOrganisationName,
        englishCompanyName: part.englishSubOrganisationName,
        subOrganisationCode: part.subOrganisationCode,
        level: level + 1,
      }));
      return [company, ...below];
    });
  },
});
