import { portletOrder } from '@madang/contract/workplace/portlets/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { activateBoards } from '../../../workplace/boards/index.ts';
import { lockSetUp } from '../../../ground/set-up-runs/index.ts';
import { orderPortlets } from '../../../workplace/portlets/index.ts';

/**
 * Orders the home in the set-up and publishes its portlets and boards. Unlike `arrange-portlets` it shows pending ones
 * and hides nothing.
 */
export const placePortlets = defineOperation({
  name: 'place-portlets',
  input: portletOrder,
  permission: 'portlets.change',
  targets: () => [],
  refusals: ['CO401', 'CO403', 'CO404'],
  async run({ tx, companyCode, refuse }, { portletNumbers }) {
    const named = new Set(portletNumbers);
    await lockSetUp(tx, companyCode);
    const portlets = await orderPortlets(tx, companyCode, [...named]);
    const placed = portlets.filter(({ portletNumber }) => named.has(portletNumber));
    if (placed.length < named.size) throw refuse('CO404');
    const boardNumbers = placed.flatMap(({ boardNumber }) => (boardNumber === null ? [] : [boardNumber]));
    await activateBoards(tx, companyCode, boardNumbers);
    return { answer: null, audit: { target: { kind: 'company', id: companyCode } } };
  },
});
