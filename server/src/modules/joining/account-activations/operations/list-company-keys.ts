import { pageQuery } from '@madang/contract/ground/promotions/fields.ts';
import { keyProperties } from '@madang/contract/ground/promotions/limits.ts';
import { listAccess } from '../../../../kernel/operations/list-access.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readNames } from '../../../people/person-names/index.ts';
import { companyKeyPage, countValidKeys } from '../../../ground/promotions/index.ts';

// Keys are used here, so it is here.
/** REQ-04: lists the company's activation keys, newest first, with their users; a reader of a part sees those used there. */
export const listCompanyKeys = defineQuery({
  name: 'list-company-keys',
  input: pageQuery,
  permission: 'opencodes.view',
  targets: { within: 'person' },
  access: (_input, companyCode) => listAccess(companyCode),
  refusals: ['PAGE_BEYOND'],
  async run({ kernel, companyCode, reader, read, reach }, { page }) {
    const max = await kernel.properties.get(keyProperties.keysPerCompany);
    const can = (['issue', 'revoke'] as const).filter((act) => reader.rights.everywhere.has(`opencodes.${act}`));
    return read(async (tx) => {
      const within = await reach(tx);
      const keys = await companyKeyPage(tx, { issuer: companyCode, page, within }, readNames);
      const validKeys = within ? null : { count: await countValidKeys(tx, companyCode), max };
      return { ...keys, validKeys, can };
    });
  },
});
