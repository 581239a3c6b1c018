import * as z from 'zod/mini';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readPinState } from '../recovery-pins.sql.ts';

/** REQ-02: says if the person has a PIN, and if it is blocked. */
export const readRecoveryPin = defineQuery({
  name: 'read-recovery-pin',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  run: ({ reader, read }) => read((tx) => readPinState(tx, reader)),
});
