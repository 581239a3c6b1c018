import { companyTypeChange } from '@madang/contract/ground/companies/types.ts';
import { definePlatformOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompanyType, updateCompanyType } from '../../../ground/companies/index.ts';

/**
 * USR-06, IDR-03: sets a company's type. New limits apply at the next change; existing IDs and grades stay. The
 * company's log records it.
 */
export const changeCompanyType = definePlatformOperation({
  name: 'change-company-type',
  input: companyTypeChange,
  permission: 'platform.change',
  company: ({ companyCode }) => companyCode,
  targets: () => [],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { companyType, expected }) {
    const before = await lockCompanyType(tx, companyCode);
    if (before === undefined) throw refuse('CO404');
    if (expected !== undefined && expected !== before && companyType !== before) throw refuse('EDIT_CONFLICT');
    await updateCompanyType(tx, companyCode, companyType);
    return {
      answer: null,
      audit: {
        target: { kind: 'company', id: companyCode },
        fields: ['companyType'],
        detail: { from: before, to: companyType },
      },
    };
  },
});
