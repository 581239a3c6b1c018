import { linkOrder } from '@madang/contract/workplace/quick-links/routes.ts';
import { orderMatchesExpected } from '../../../../kernel/rows/matches-expected.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { selectLinks, updateOrder } from '../quick-links.sql.ts';

/** Puts quick links in an order. Locks the company first, so two orderings cannot lock the rows crosswise. */
export const orderLinks = defineOperation({
  name: 'order-links',
  input: linkOrder,
  permission: 'quick-links.change',
  targets: () => [],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { linkIds, expected }) {
    await lockCompany(tx, companyCode);
    const present = (await selectLinks(tx, companyCode)).map(({ linkId }) => linkId);
    if (!orderMatchesExpected(present, expected, linkIds)) throw refuse('EDIT_CONFLICT');
    if ((await updateOrder(tx, companyCode, linkIds)) === 0) throw refuse('CO404');
    const left = [...new Set([...linkIds, ...present])];
    return {
      answer: null,
      audit: { target: { kind: 'company', id: companyCode } },
      undo: { name: 'order-links', input: { linkIds: present, expected: left } },
    };
  },
});
