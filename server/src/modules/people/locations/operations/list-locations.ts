import { locationLimits } from '@madang/contract/people/locations/limits.ts';
import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { actionsOf, inTreeOrder } from '../locations.ts';
import { locationsOf } from '../locations.sql.ts';

const limit = locationLimits.locations;

/** DEP-07: the company's buildings and floors, for everyone in it. */
export const listLocations = defineQuery({
  name: 'list-locations',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, ask }) {
    const rows = await ask(locationsOf(companyCode));
    const can = actionsOf(reader.rights.everywhere, rows.length < limit);
    return { ...wholeList(inTreeOrder(rows)), companyCode, limit, can };
  },
});
