import { changedRole } from '@madang/contract/access/grant-effects/inputs.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { dryRun } from '../../../../kernel/operations/before/dry-run.ts';
import { changeCompanyRole, companyRoleTarget } from '../../company-roles/index.ts';
import { effectsOf } from '../effects.ts';
import { grantsOfRole } from '../effects.sql.ts';
import { lockCompanyRole } from '../../grants/index.ts';

/** MEM-09: counts who of those that hold a role would gain or lose what by its other permissions, in a trial of the change. */
export const previewChangedRole = defineQuery({
  name: 'preview-changed-role',
  input: changedRole,
  permission: 'company-roles.change',
  targets: ({ companyRoleId }) => [companyRoleTarget(companyRoleId)],
  refusals: changeCompanyRole.refusals,
  run: ({ kernel, companyCode, reader, refuse }, change) =>
    dryRun(kernel, changeCompanyRole, reader, change, async (tx, act) => {
      const held = await lockCompanyRole(tx, companyCode, change.companyRoleId);
      if (!held) throw refuse('CO404');
      const permissions = [...new Set(held).symmetricDifference(new Set(change.permissions))];
      const { extents, people } = await grantsOfRole(tx, companyCode, change.companyRoleId);
      const changed = {
        extents: extents.map((extent) => ({ ...extent, permissions })),
        people,
        given: change.permissions,
      };
      return effectsOf(tx, companyCode, changed, act);
    }),
});
