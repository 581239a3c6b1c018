import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { ownCompaniesOf } from '../ties.sql.ts';

/** MEM-04: the companies that the reader's login opens, the login's own one first. */
export const listOwnCompanies = defineQuery({
  name: 'list-own-companies',
  isOpenToGuests: true,
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader: { personId }, ask }) {
    const companies = await ask(ownCompaniesOf({ companyCode, personId }));
    return wholeList(companies.map((company) => ({ ...company, isCurrent: company.companyCode === companyCode })));
  },
});
