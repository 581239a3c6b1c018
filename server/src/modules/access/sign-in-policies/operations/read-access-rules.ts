import { accountProperties } from '@madang/contract/access/accounts/properties.ts';
import * as z from 'zod/mini';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectNetworks } from '../networks.sql.ts';
import { selectSessionRules } from '../session-rules.sql.ts';

/** The company's rules of access; without any the product's own limits hold. */
export const readAccessRules = defineQuery({
  name: 'read-access-rules',
  input: z.strictObject({}),
  permission: 'accessRules.view',
  targets: () => [],
  refusals: [],
  async run({ kernel, companyCode, reader, read }) {
    const rules = await read(async (tx) => {
      const { networks, key } = await selectNetworks(tx, companyCode);
      return { sessions: await selectSessionRules(tx, companyCode), networks, networksKey: key };
    });
    return {
      ...rules,
      stayHours: await kernel.properties.get(accountProperties.staySignedIn),
      can: reader.rights.everywhere.has('accessRules.change') ? ['change' as const] : [],
    };
  },
});
