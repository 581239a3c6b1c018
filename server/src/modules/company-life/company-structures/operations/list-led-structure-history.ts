import { ledStructureHistory } from '@madang/contract/company-life/company-structures/history.ts';
import { readOtherCompany } from '../../../../kernel/db/database.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readStructureHistory } from '../history.ts';
import { findLedStructureCode } from '../structures.sql.ts';

/** DEP-06: history of a structure from its leading company's log, without names of that company's people. */
export const listLedStructureHistory = defineQuery({
  name: 'list-led-structure-history',
  input: ledStructureHistory,
  permission: 'platform.view',
  targets: () => [],
  refusals: ['CO404'],
  run: ({ kernel, read, refuse }, { companyCode, after }) =>
    read(async (tx) => {
      const structureCode = await findLedStructureCode(tx, companyCode);
      if (structureCode === undefined) throw refuse('CO404');
      const asked = { companyCode, structureCode, after, hasActors: false };
      return readOtherCompany(tx, companyCode, () => readStructureHistory(tx, kernel, asked));
    }),
});
