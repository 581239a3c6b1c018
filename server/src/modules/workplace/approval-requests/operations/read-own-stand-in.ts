import * as z from 'zod/mini';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { standInOf, standsInForOf } from '../stand-ins.sql.ts';

/** The reader's stand-in, and people whose stand-in the reader is today. */
export const readOwnStandIn = defineQuery({
  name: 'read-own-stand-in',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ reader, askAll }) {
    const { standIn, standsInFor } = await askAll({ standIn: standInOf(reader), standsInFor: standsInForOf(reader) });
    return { standIn: standIn[0] ?? null, standsInFor: standsInFor.flatMap(({ names }) => names ?? []) };
  },
});
