import { oneAnniversary } from '@madang/contract/workplace/anniversaries/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { refreshDaysOff } from '../../../access/grant-windows/index.ts';
import { isUnfinished } from '../../../ground/set-up-runs/index.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { anniversaryLimit, anniversaryTarget } from '../anniversaries.ts';
import { restoreAnniversary as restoreRow } from '../anniversaries.sql.ts';

/** Restores a deleted anniversary under its id, by which calendar programs know it. */
export const restoreAnniversary = defineOperation({
  name: 'restore-anniversary',
  input: oneAnniversary,
  permission: 'anniversaries.delete',
  targets: ({ anniversaryId }) => [anniversaryTarget(anniversaryId)],
  refusals: ['CO404', 'SET_UP_LIMIT', 'ANNIVERSARY_LIMIT'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { anniversaryId }) {
    const isBeingSetUp = isUnfinished(await lockCompany(tx, companyCode));
    const limit = anniversaryLimit({ isBeingSetUp });
    const outcome = await restoreRow(tx, companyCode, { anniversaryId, limit });
    if (outcome === 'noSpace') throw refuse(isBeingSetUp ? 'SET_UP_LIMIT' : 'ANNIVERSARY_LIMIT', { 0: limit });
    await refreshDaysOff({ tx, kernel, companyCode, actorId });
    // An anniversary that was not deleted stays as it is, so there is no change to record.
    return { answer: null, audit: outcome === 'back' ? { target: anniversaryTarget(anniversaryId) } : 'none' };
  },
});
