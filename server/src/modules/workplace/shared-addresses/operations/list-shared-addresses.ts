import { sharedAddressLimits } from '@madang/contract/workplace/shared-addresses/limits.ts';
import { sharedAddressSearch } from '@madang/contract/workplace/shared-addresses/routes.ts';
import { sql } from 'kysely';
import { pageOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { provenOf } from '../../../organisation/mail-domains/index.ts';
import { addressCounts, pageOfAddresses } from '../lists.sql.ts';
import { readFreeDomain } from '../shared-addresses.ts';

const { sharedAddresses: limit, rowsPerPage } = sharedAddressLimits;
const acts = ['create', 'change', 'delete', 'export'] as const;

/** LBL-01: a page of the company's shared addresses, with the domains that a new one can be on. */
export const listSharedAddresses = defineQuery({
  name: 'list-shared-addresses',
  input: sharedAddressSearch,
  permission: 'sharedAddresses.view',
  targets: () => [],
  refusals: ['PAGE_BEYOND'],
  async run({ kernel, companyCode, reader, askAll }, { term, page }) {
    const asked = { companyCode, term };
    const {
      rows,
      counts: [counts],
      proven: [own],
    } = await askAll({
      rows: pageOfAddresses({ ...asked, limit: rowsPerPage, offset: (page - 1) * rowsPerPage }),
      counts: addressCounts(asked),
      proven: sql<{ domains: string[] }>`select ${provenOf(companyCode)} as domains`,
    });
    const { freeMailDomain } = await readFreeDomain(kernel);
    return {
      ...pageOf(rows, { page, rowsPerPage, count: counts?.found ?? 0 }),
      limit,
      isFull: (counts?.all ?? 0) >= limit,
      domains: [...(own?.domains ?? []), freeMailDomain],
      can: acts.filter((act) => reader.rights.everywhere.has(`sharedAddresses.${act}`)),
    };
  },
});
