import { anniversaryDeletion } from '@madang/contract/workplace/anniversaries/rules.ts';
import { readName } from '../../../../kernel/rows/named-rows.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { refreshDaysOff } from '../../../access/grant-windows/index.ts';
import { lockSetUp } from '../../../ground/set-up-runs/index.ts';
import { anniversaryTarget } from '../anniversaries.ts';
import { deleteAnniversary as deleteRow } from '../anniversaries.sql.ts';
import { anniversaryNamesOf } from '../names.sql.ts';
import { restoreAnniversary } from './restore-anniversary.ts';

/** Deletes an anniversary with all the times it comes back; for a while it can be restored. */
export const deleteAnniversary = defineOperation({
  name: 'delete-anniversary',
  input: anniversaryDeletion,
  permission: 'anniversaries.delete',
  targets: ({ anniversaryId }) => [anniversaryTarget(anniversaryId)],
  refusals: ['CO403', 'CO404', 'ROLE_OWN'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { anniversaryId, calendarCode, isSetUp }) {
    if (isSetUp) await lockSetUp(tx, companyCode);
    const called = await readName(tx, anniversaryNamesOf, { companyCode, id: anniversaryId });
    if (!(await deleteRow(tx, companyCode, anniversaryId, calendarCode))) throw refuse('CO404');
    await refreshDaysOff({ tx, kernel, companyCode, actorId });
    return {
      answer: null,
      audit: { target: anniversaryTarget(anniversaryId), called },
      undo: undoBy(restoreAnniversary, { anniversaryId }),
    };
  },
});
