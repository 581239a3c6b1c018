import { recordFilters } from '@madang/contract/records/filters.ts';
import { oneExport } from '@madang/contract/records/routes.ts';
import * as z from 'zod/mini';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { readOwnExport } from '../own-export.ts';
import { exportRecords } from './export-records.ts';

const filters = z.strictObject(recordFilters);

/** What an export that the reader began is of. */
export const readExport = defineQuery({
  name: 'read-export',
  input: oneExport,
  permission: 'records.view',
  targets: () => [],
  refusals: ['CO404'],
  async run({ language, reader, read, refuse }, { exportId }) {
    const detail = await read((tx) => readOwnExport(tx, { reader, exportId, operation: exportRecords.name }));
    if (!detail) throw refuse('CO404');
    const { companyCode, profile } = reader;
    return { companyCode, language, timeZone: profile.timeZone, filters: filters.parse(detail) };
  },
});
