import * as z from 'zod/mini';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { subOrganisationsOf } from '../../sub-organisations/index.ts';

/** The administrator's own company at the top, and its sub-organisations a level below. */
export const listCompanies = defineQuery({
  name: 'list-companies',
  input: z.strictObject({}),
  permission: 'boards.view',
  targets: () => [],
  refusals: ['CO401'],
  async run({ companyCode, reader: { profile }, ask }) {
    const { companyName, englishCompanyName, subOrganisationCode } = profile;
    const parts = await ask(subOrganisationsOf(companyCode));
    return [
      { companyCode, companyName, englishCompanyName, subOrganisationCode, level: 1 },
      ...parts.map((part) => ({
        companyCode,
        companyName: part.subOrganisationName,
        englishCompanyName: part.englishSubOrganisationName,
        subOrganisationCode: part.subOrganisationCode,
        level: 2,
      })),
    ];
  },
});
