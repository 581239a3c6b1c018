import * as z from 'zod/mini';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { actsOnOwnKey } from '../acts.ts';
import { readKeyStanding } from '../person-keys.sql.ts';

export const readOwnKey = defineQuery({
  name: 'read-own-key',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ reader, can, read }) {
    const permitted = await can({ kind: 'person', id: reader.personId });
    return read(async (tx) => {
      const key = await readKeyStanding(tx, reader);
      return { ...key, can: permitted.has('employees.releaseKey') ? await actsOnOwnKey(tx, reader, key) : [] };
    });
  },
});
