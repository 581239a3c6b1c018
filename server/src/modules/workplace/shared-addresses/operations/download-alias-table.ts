import { aliasTableDownload } from '@madang/contract/workplace/shared-addresses/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { formerIdsOfCompany } from '../../../ground/former-ids/index.ts';
import { aliasTable } from '../alias-table.ts';
import { type AliasLine, aliasLines, mailboxesOf } from '../lists.sql.ts';

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
    // IDR-02: mail to an ID of before a change reaches the person.
    const former = table === 'members' ? await formerLines(tx, companyCode) : [];
    const content = aliasTable([...rows, ...former], {
      heading: [say(`${table}.title`), say(`${table}.use`)],
      leftOut: (address, count) => say('leftOut', { address, count }),
    });
    return {
      answer: { fileName: fileNames[table], content },
      audit: { target: { kind: 'company', id: companyCode }, fields: [reason], detail: { table } },
    };
  },
});

async function formerLines(tx: Tx, companyCode: string): Promise<AliasLine[]> {
  const { rows: former } = await formerIdsOfCompany(companyCode).execute(tx);
  const people = [...new Set(former.map(({ personId }) => personId))];
  const { rows } = await mailboxesOf(companyCode, people).execute(tx);
  const mailboxOf = new Map(rows.map(({ personId, mailbox }) => [personId, mailbox]));
  return former.flatMap(({ loginId, personId }) => {
    const mailbox = mailboxOf.get(personId);
    return mailbox === undefined ? [] : [{ address: loginId, mailboxes: [mailbox], leftOut: 0 }];
  });
}
