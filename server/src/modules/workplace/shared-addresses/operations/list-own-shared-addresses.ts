import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { addressesWith } from '../lists.sql.ts';

/** LBL-01: shared addresses that the caller has a part in. */
export const listOwnSharedAddresses = defineQuery({
  name: 'list-own-shared-addresses',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  run: async ({ reader: { companyCode, personId }, ask }) => wholeList(await ask(addressesWith(companyCode, personId))),
});
