import { aliasTableDownload } from '@madang/contract/workplace/shared-addresses/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { aliasTable } from '../alias-table.ts';
import { aliasLines } from '../lists.sql.ts';

const fileNames = { members: 'shared-address-recipients', senders: 'shared-address-senders' } as const;

/** LBL-01: all shared addresses as a lookup table for Postfix; the audit row has the reason. */
export const downloadAliasTable = defineOperation({
  name: 'download-alias-table',
  input: aliasTableDownload,
  permission: 'sharedAddresses.export',
  targets: () => [],
  refusals: [],
  async run({ tx, kernel, companyCode }, { table, reason, language }) {
    const { rows } = await aliasLines(companyCode, table).execute(tx);
    const say = (key: string, params = {}) => kernel.translator.text(language, `sharedAddresses.file.${key}`, params);
    const content = aliasTable(rows, {
      heading: [say(`${table}.title`), say(`${table}.use`)],
      leftOut: (address, count) => say('leftOut', { address, count }),
    });
    return {
      answer: { fileName: fileNames[table], content },
      audit: { target: { kind: 'company', id: companyCode }, fields: [reason], detail: { table } },
    };
  },
});
