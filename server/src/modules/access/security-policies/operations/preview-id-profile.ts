import { idProfilePreview } from '@madang/contract/access/security-policies/rules.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { countShortIds } from '../../../secrets/credentials/index.ts';

/** IDR-03: number of IDs in use that would not fit lengths under consideration. */
export const previewIdProfile = defineQuery({
  name: 'preview-id-profile',
  input: idProfilePreview,
  permission: 'securityPolicies.view',
  targets: () => [],
  refusals: [],
  run: ({ companyCode, reader: { personId }, read }, { idProfile }) =>
    read(async (tx) => {
      const [counted] = await countShortIds(tx, { companyCode, personId }, [idProfile]);
      return { short: counted?.short ?? 0, isOwnShort: counted?.isOwnShort ?? false };
    }),
});
