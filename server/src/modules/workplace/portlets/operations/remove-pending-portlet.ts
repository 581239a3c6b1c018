import { ownPortlet } from '@madang/contract/workplace/portlets/rules.ts';
import { readName } from '../../../../kernel/rows/named-rows.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { portletNamesOf } from '../names.sql.ts';
import { deletePendingPortlet } from '../portlets.sql.ts';

/** WIZ-10: a portlet that no order names is taken away, however the set-up’s browser or this process ended. */
export const removePendingPortlet = defineOperation({
  name: 'remove-pending-portlet',
  input: ownPortlet,
  permission: 'system',
  targets: () => [],
  refusals: [],
  async run({ tx, companyCode }, { portletNumber }) {
    const called = await readName(tx, portletNamesOf, { companyCode, id: String(portletNumber) });
    const isRemoved = await deletePendingPortlet(tx, companyCode, portletNumber);
    const target = { kind: 'portlet', id: String(portletNumber) };
    // Its portlet came, or someone else took it away: then nothing is done.
    return { answer: { isRemoved }, audit: isRemoved ? { target, called } : 'none' };
  },
});
