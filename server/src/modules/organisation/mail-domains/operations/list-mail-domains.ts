import * as z from 'zod/mini';
import { mailDomainLimits, recordLabel } from '@madang/contract/organisation/mail-domains/limits.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { shownDomain } from '../domain-letters.ts';
import { selectDomains, selectFreeUntil } from '../mail-domains.sql.ts';

/** The company's mail domains, each with the record that proves it. */
export const listMailDomains = defineQuery({
  name: 'list-mail-domains',
  input: z.strictObject({}),
  permission: 'mailDomains.view',
  targets: () => [],
  refusals: [],
  run: ({ companyCode, reader, read }) =>
    read(async (tx) => {
      const rows = (await selectDomains(tx, companyCode)).map(({ provenAt, checkedAt, ...row }) => ({
        ...row,
        shownDomain: shownDomain(row.domain),
        recordName: `${recordLabel}.${row.domain}`,
        provenAt: provenAt?.toISOString() ?? null,
        checkedAt: checkedAt?.toISOString() ?? null,
      }));
      const freeUntil = await selectFreeUntil(tx, companyCode);
      return {
        ...wholeList(rows),
        limit: mailDomainLimits.perCompany,
        freeUntil: freeUntil?.toISOString() ?? null,
        can: reader.rights.everywhere.has('mailDomains.change') ? ['change' as const] : [],
      };
    }),
});
