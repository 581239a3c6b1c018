import { platformRecordFilters } from '@madang/contract/views/audit-log/platform.ts';
import { oneExport } from '@madang/contract/views/audit-log/routes.ts';
import { readOwnExport } from '../../../../kernel/operations/own-exports.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { exportTarget } from '../records.ts';
import { exportPlatformRecords } from './export-platform-records.ts';

/** Returns the scope of a log export that the operator began. */
export const readPlatformExport = defineQuery({
  name: 'read-platform-export',
  input: oneExport,
  permission: 'platform.view',
  targets: () => [],
  refusals: ['CO404'],
  async run({ language, reader, read, refuse }, { exportId }) {
    const asked = { reader, target: exportTarget(exportId), operation: exportPlatformRecords.name };
    const detail = await read((tx) => readOwnExport(tx, asked));
    if (!detail) throw refuse('CO404');
    const { companyCode } = reader;
    const { timeZone } = reader.profile;
    return { companyCode, language, timeZone, filters: platformRecordFilters.parse(detail) };
  },
});
