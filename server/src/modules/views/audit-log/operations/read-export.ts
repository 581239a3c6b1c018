import { recordFilters } from '@madang/contract/views/audit-log/filters.ts';
import { oneExport } from '@madang/contract/views/audit-log/routes.ts';
import * as z from 'zod/mini';
import { readOwnExport } from '../../../../kernel/operations/own-exports.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { exportTarget } from '../records.ts';
import { exportRecords } from './export-records.ts';

const filters = z.strictObject(recordFilters);

/** Returns the scope of an export that the reader began. */
export const readExport = defineQuery({
  name: 'read-export',
  input: oneExport,
  permission: 'records.view',
  targets: { within: 'person' },
  refusals: ['CO404'],
  async run({ language, reader, read, reach, refuse }, { exportId }) {
    const asked = { reader, target: exportTarget(exportId), operation: exportRecords.name };
    const { detail, within } = await read(async (tx) => ({
      detail: await readOwnExport(tx, asked),
      within: await reach(tx),
    }));
    if (!detail) throw refuse('CO404');
    const { companyCode, profile } = reader;
    return { companyCode, language, timeZone: profile.timeZone, filters: filters.parse(detail), within };
  },
});
