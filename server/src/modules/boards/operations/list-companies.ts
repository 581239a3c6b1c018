import * as z from 'zod/mini';
import { defineQuery } from '../../../kernel/operations/definition.ts';

/** The administrator's own company, which is at the top of its group. */
export const listCompanies = defineQuery({
  name: 'list-companies',
  input: z.strictObject({}),
  permission: 'boards.view',
  targets: () => [],
  refusals: ['CO401'],
  async run({ reader: { companyCode, profile } }) {
    const { companyName, englishCompanyName, subOrganisationCode } = profile;
    return [{ companyCode, companyName, englishCompanyName, subOrganisationCode, level: 1 }];
  },
});
