import { pageQuery } from '@madang/contract/promotions/fields.ts';
import { keyProperties } from '@madang/contract/promotions/limits.ts';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { activationKeyPage } from '../activation-key-page.ts';
import { countValidKeys } from '../activation-keys.sql.ts';

/** REQ-04: the keys that agencies of the reader's company have issued, newest first, and how many more there may be. */
export const listCompanyKeys = defineQuery({
  name: 'list-company-keys',
  input: pageQuery,
  permission: 'opencodes.view',
  targets: () => [],
  refusals: ['PAGE_BEYOND'],
  async run({ kernel, companyCode, reader, read }, { page }) {
    const max = await kernel.properties.get(keyProperties.keysPerCompany);
    const can = (['issue', 'revoke'] as const).filter((act) => reader.rights.everywhere.has(`opencodes.${act}`));
    return read(async (tx) => ({
      ...(await activationKeyPage(tx, companyCode, page)),
      keysLeft: Math.max(max - (await countValidKeys(tx, companyCode)), 0),
      can,
    }));
  },
});
