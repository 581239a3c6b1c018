import * as z from 'zod/mini';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { chainState } from '../record-chain.ts';

/** MEM-07: the state of the chain that the company's audit log stands in. */
export const readRecordChain = defineQuery({
  name: 'read-record-chain',
  input: z.strictObject({}),
  permission: 'records.view',
  targets: () => [],
  refusals: [],
  run: ({ kernel, companyCode, read }) => read((tx) => chainState(tx, kernel.keyring, companyCode)),
});
