import * as z from 'zod/mini';
import { subOrganisationLimits } from '@madang/contract/sub-organisations/limits.ts';
import { wholeList } from '../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { subOrganisationsOf } from '../sub-organisations.sql.ts';

/** The company's sub-organisations in their order, with how many it may have. */
export const listSubOrganisations = defineQuery({
  name: 'list-sub-organisations',
  input: z.strictObject({}),
  permission: 'sub-organisations.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, ask }) {
    const rows = await ask(subOrganisationsOf(companyCode));
    const limit = subOrganisationLimits.subOrganisations;
    const mayCreate = reader.rights.everywhere.has('sub-organisations.create') && rows.length < limit;
    return { ...wholeList(rows), limit, can: mayCreate ? ['create' as const] : [] };
  },
});
