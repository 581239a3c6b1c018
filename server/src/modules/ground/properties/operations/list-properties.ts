import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { propertyRows } from '../property-row.ts';

/** Every property that the operator may change, with its present value. */
export const listProperties = defineQuery({
  name: 'list-properties',
  input: z.strictObject({}),
  permission: 'properties.view',
  targets: () => [],
  refusals: [],
  run: async ({ kernel }) => wholeList(await propertyRows(kernel)),
});
