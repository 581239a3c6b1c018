import { portletCreation } from '@madang/contract/workplace/portlets/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockSetUp } from '../../../ground/set-up-runs/index.ts';
import { watchPendingPortlet } from '../pending-portlets.ts';
import { constraints, portletTarget } from '../portlets.ts';
import { insertPortlet } from '../portlets.sql.ts';

/** Creates a portlet of the set-up, pending until the order names it. */
export const createPortlet = defineOperation({
  name: 'create-portlet',
  input: portletCreation,
  permission: 'portlets.create',
  targets: ({ categoryNumber, boardNumber }) => [
    { kind: 'portlet-category', id: String(categoryNumber) },
    { kind: 'board', id: String(boardNumber) },
  ],
  refusals: ['CO403', 'CO404', 'PORTLET_EXISTS'],
  constraints,
  async run({ tx, companyCode }, portlet) {
    await lockSetUp(tx, companyCode);
    const row = { ...portlet, state: 'pending' } as const;
    const portletNumber = await insertPortlet(tx, companyCode, row);
    await watchPendingPortlet(tx, { companyCode, portletNumber });
    return { answer: { portletNumber }, audit: { target: portletTarget(portletNumber) } };
  },
});
