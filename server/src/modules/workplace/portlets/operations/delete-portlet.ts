import { ownPortlet } from '@madang/contract/workplace/portlets/rules.ts';
import { readName } from '../../../../kernel/rows/named-rows.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockSetUp } from '../../../ground/set-up-runs/index.ts';
import { portletTarget } from '../portlets.ts';
import { portletNamesOf } from '../names.sql.ts';
import { removePortlet } from '../portlets.sql.ts';

/** Deletes a portlet of the set-up; its board stays what it is. */
export const deletePortlet = defineOperation({
  name: 'delete-portlet',
  input: ownPortlet,
  permission: 'portlets.delete',
  targets: ({ portletNumber }) => [portletTarget(portletNumber)],
  refusals: ['CO403', 'CO404'],
  async run({ tx, companyCode, refuse }, { portletNumber }) {
    await lockSetUp(tx, companyCode);
    const called = await readName(tx, portletNamesOf, { companyCode, id: String(portletNumber) });
    if (!(await removePortlet(tx, companyCode, portletNumber))) throw refuse('CO404');
    return { answer: null, audit: { target: portletTarget(portletNumber), called } };
  },
});
