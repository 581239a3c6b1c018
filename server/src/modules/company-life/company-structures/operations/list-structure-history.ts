import { structureHistory } from '@madang/contract/company-life/company-structures/history.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readStructureHistory } from '../history.ts';

/** DEP-06: history of the company in structures, newest first; former structures stay. */
export const listStructureHistory = defineQuery({
  name: 'list-structure-history',
  input: structureHistory,
  permission: 'companyStructures.view',
  targets: () => [],
  refusals: [],
  run: ({ kernel, companyCode, read }, { after }) =>
    read((tx) => readStructureHistory(tx, kernel, { companyCode, after, hasActors: true })),
});
