import { holdingFilters, oneHoldingExport } from '@madang/contract/access/grants/holder-routes.ts';
import { grantLimits } from '@madang/contract/access/grants/limits.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readOwnExport } from '../../../../kernel/operations/own-exports.ts';
import { holdingsOf, presentHolding } from '../holdings.sql.ts';
import { holdingExportTarget } from '../targets.ts';
import { exportHoldings } from './export-holdings.ts';

/** The rows of an export that the reader began. */
export const readHoldingExport = defineQuery({
  name: 'read-holding-export',
  input: oneHoldingExport,
  permission: 'grants.view',
  targets: () => [],
  refusals: ['CO404'],
  run: ({ companyCode, language, reader, read, refuse }, { exportId }) =>
    read(async (tx) => {
      const asked = { reader, target: holdingExportTarget(exportId), operation: exportHoldings.name };
      const detail = await readOwnExport(tx, asked);
      if (!detail) throw refuse('CO404');
      const filters = { ...holdingFilters.parse(detail), companyCode, reach: undefined };
      const { rows } = await holdingsOf(filters, { offset: 0, limit: grantLimits.exported }).execute(tx);
      return { holdings: rows.map(presentHolding), language, timeZone: reader.profile.timeZone };
    }),
});
