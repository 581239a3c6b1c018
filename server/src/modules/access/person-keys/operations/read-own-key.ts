import * as z from 'zod/mini';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readKeyStanding } from '../person-keys.sql.ts';

export const readOwnKey = defineQuery({
  name: 'read-own-key',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  run: ({ reader, read }) => read((tx) => readKeyStanding(tx, reader)),
});
