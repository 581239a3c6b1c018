import { exportFetchedSeconds } from '@madang/contract/records/limits.ts';
import { oneExport, recordExport } from '@madang/contract/records/routes.ts';
import * as z from 'zod/mini';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { readCompany } from '../../companies/index.ts';
import { exportTarget, readRecords } from '../records.ts';
import { exportRecords } from './export-records.ts';

const filters = z.omit(recordExport, { reason: true });

/** What an export that the reader began is of. */
export const readExport = defineQuery({
  name: 'read-export',
  input: oneExport,
  permission: 'records.view',
  targets: () => [],
  refusals: ['CO404'],
  run: ({ companyCode, reader: { personId }, language, read, refuse }, { exportId }) =>
    read(async (tx) => {
      const { timeZone } = await readCompany(tx, companyCode);
      const rows = await readRecords(tx, {
        companyCode,
        operations: [exportRecords.name],
        target: exportTarget(exportId),
        actorId: personId,
        seconds: exportFetchedSeconds,
        from: '',
        to: '',
        timeZone,
        limit: 1,
      });
      const [row] = rows;
      if (!row) throw refuse('CO404');
      return { companyCode, language, timeZone, filters: filters.parse(row.detail ?? {}) };
    }),
});
