import { subOrganisationOrder } from '@madang/contract/people/sub-organisations/routes.ts';
import { orderMatchesExpected } from '../../../../kernel/rows/matches-expected.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { subOrganisationsOf, updateOrder } from '../sub-organisations.sql.ts';

/** Puts sub-organisations in an order. Locks the company first, so two orderings cannot lock the rows crosswise. */
export const orderSubOrganisations = defineOperation({
  name: 'order-sub-organisations',
  input: subOrganisationOrder,
  permission: 'sub-organisations.change',
  targets: () => [],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { subOrganisationIds: ids, expected }) {
    await lockCompany(tx, companyCode);
    const { rows } = await subOrganisationsOf(companyCode).execute(tx);
    const present = rows.map(({ subOrganisationId }) => subOrganisationId);
    if (!orderMatchesExpected(present, expected, ids)) throw refuse('EDIT_CONFLICT');
    if ((await updateOrder(tx, companyCode, ids)) === 0) throw refuse('CO404');
    const left = [...new Set([...ids, ...present])];
    return {
      answer: null,
      audit: { target: { kind: 'company', id: companyCode } },
      undo: { name: 'order-sub-organisations', input: { subOrganisationIds: present, expected: left } },
    };
  },
});
