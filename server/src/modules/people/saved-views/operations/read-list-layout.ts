import * as z from 'zod/mini';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { layoutOf, wholeLayout } from '../list-layouts.sql.ts';

/** How the caller reads the list of people. */
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
