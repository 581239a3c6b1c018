import { oneAnniversaryChange } from '@madang/contract/workplace/anniversaries/rules.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { refreshDaysOff } from '../../../access/grant-windows/index.ts';
import { anniversaryTarget, dateRefusals, requireRealDate } from '../anniversaries.ts';
import { lockAnniversary, updateAnniversary } from '../anniversaries.sql.ts';

/** Changes an anniversary, where it still is what the caller saw. */
export const changeAnniversary = defineOperation({
  name: 'change-anniversary',
  input: oneAnniversaryChange,
  permission: 'anniversaries.change',
  targets: ({ anniversaryId }) => [anniversaryTarget(anniversaryId)],
  refusals: ['CO404', 'EDIT_CONFLICT', 'ROLE_OWN', ...dateRefusals],
  async run({ tx, kernel, companyCode, actorId, refuse }, { anniversaryId, expected, ...anniversary }) {
    requireRealDate(anniversary);
    if (!(await lockAnniversary(tx, companyCode, anniversaryId))) throw refuse('CO404');
    const isChanged = await updateAnniversary(tx, companyCode, anniversaryId, { anniversary, expected });
    if (!isChanged) throw refuse('EDIT_CONFLICT');
    await refreshDaysOff({ tx, kernel, companyCode, actorId });
    return { answer: null, audit: { target: anniversaryTarget(anniversaryId), ...changesOf(anniversary, expected) } };
  },
});
