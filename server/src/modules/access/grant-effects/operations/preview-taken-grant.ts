import { oneGrant } from '@madang/contract/access/grants/rules.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { dryRun } from '../../../../kernel/operations/before/dry-run.ts';
import { effectsOf } from '../effects.ts';
import { heldExtent } from '../held-extent.ts';
import { grantTarget, takeBackGrant } from '../../grants/index.ts';

/** MEM-09: counts who would lose what if a grant was taken back, in a trial of doing so. */
export const previewTakenGrant = defineQuery({
  name: 'preview-taken-grant',
  input: oneGrant,
  permission: 'grants.change',
  targets: ({ grantId }) => [grantTarget(grantId)],
  refusals: takeBackGrant.refusals,
  run: ({ kernel, companyCode, reader, refuse }, { grantId }) =>
    dryRun(kernel, takeBackGrant, reader, { grantId }, async (tx, act) => {
      const held = await heldExtent(tx, companyCode, grantId);
      if (!held) throw refuse('CO404');
      return effectsOf(tx, companyCode, { extents: [held.extent], people: held.people }, act);
    }),
});
