import * as z from 'zod/mini';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { layoutOf, wholeLayout } from '../list-layouts.sql.ts';

/** Returns the caller's layout of the list of people. */
export const readListLayout = defineQuery({
  name: 'read-list-layout',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ reader, ask }) {
    const [layout] = await ask(layoutOf(reader));
    return layout ?? wholeLayout;
  },
});
