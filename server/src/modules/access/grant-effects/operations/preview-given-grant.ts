import { storedId } from '@madang/contract/kernel/rules.ts';
import { givenLimits } from '@madang/contract/access/grants/rules.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { dryRun } from '../../../../kernel/operations/before/dry-run.ts';
import { effectsOf } from '../effects.ts';
import { holdersOfRole } from '../effects.sql.ts';
import { giveGrant, momentsOf, openedBy, scopeTarget, storedTarget } from '../../grants/index.ts';

/** MEM-09: counts who would gain what by a grant, in a trial of giving it. */
export const previewGivenGrant = defineQuery({
  name: 'preview-given-grant',
  input: givenLimits,
  permission: 'grants.change',
  targets: (given) => (given.granteeType === 'R' ? [] : [scopeTarget('*', given)]),
  refusals: [...giveGrant.refusals, 'GRANT_LIMIT'],
  run: ({ kernel, companyCode, reader }, given) =>
    dryRun(kernel, giveGrant, reader, { ...given, reason: '' }, async (tx, act) => {
      const target = storedTarget(given.targetType, given.targetName);
      const permissions = (target && (await openedBy(tx, companyCode, target))) ?? [];
      const { granteeType, granteeId, scopeKind, scopeId, windowId } = given;
      const { from, until } = await momentsOf(tx, companyCode, given);
      const extents = [{ permissions, scopeKind, scopeId, windowId, from, until }];
      const people =
        granteeType === 'P'
          ? [granteeId].filter((id) => storedId.safeParse(id).success)
          : await holdersOfRole(tx, companyCode, granteeId);
      return effectsOf(tx, companyCode, { extents, people, given: permissions }, act);
    }),
});
