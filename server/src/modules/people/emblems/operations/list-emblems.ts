import { emblemLimits } from '@madang/contract/people/emblems/limits.ts';
import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { emblemsOf, presentEmblem } from '../emblems.sql.ts';

const limit = emblemLimits.emblems;

/** The company's emblems, with how many it may have and how many people hold each. */
export const listEmblems = defineQuery({
  name: 'list-emblems',
  input: z.strictObject({}),
  permission: 'emblems.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, ask }) {
    const rows = await ask(emblemsOf(companyCode));
    const { everywhere } = reader.rights;
    return {
      ...wholeList(rows.map(presentEmblem)),
      limit,
      can: [
        ...(everywhere.has('emblems.create') && rows.length < limit ? ['create' as const] : []),
        ...(everywhere.has('emblems.export') ? ['export' as const] : []),
      ],
    };
  },
});
