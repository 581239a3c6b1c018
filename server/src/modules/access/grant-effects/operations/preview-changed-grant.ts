import { changedGrant } from '@madang/contract/access/grant-effects/inputs.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { dryRun } from '../../../../kernel/operations/before/dry-run.ts';
import { companyWideOf, effectsOf } from '../effects.ts';
import { heldExtent } from '../held-extent.ts';
import { changeGrant, grantTarget, momentsOf, scopeTarget } from '../../grants/index.ts';

/** MEM-09: counts who would gain or lose what by another scope, other dates or hours of a grant, in a trial of the change. */
export const previewChangedGrant = defineQuery({
  name: 'preview-changed-grant',
  input: changedGrant,
  permission: 'grants.change',
  targets: ({ grantId, ...change }) => [grantTarget(grantId), scopeTarget('*', change)],
  refusals: changeGrant.refusals,
  run: ({ kernel, companyCode, reader, refuse }, { grantId, ...change }) =>
    dryRun(kernel, changeGrant, reader, { grantId, ...change, reason: '' }, async (tx, act) => {
      const held = await heldExtent(tx, companyCode, grantId);
      if (!held) throw refuse('CO404');
      const { scopeKind, scopeId, windowId } = change;
      const { from, until } = await momentsOf(tx, companyCode, change);
      const { permissions } = held.extent;
      // Of the place that is left nothing is said.
      const given = companyWideOf({ permissions, scopeKind });
      const extents = [held.extent, { permissions, scopeKind, scopeId, windowId, from, until }];
      const windowIds = [held.extent.windowId, windowId];
      return effectsOf(tx, companyCode, { extents, windowIds, people: held.people, given }, act);
    }),
});
