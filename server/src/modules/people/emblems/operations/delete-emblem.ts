import { emblemDeletion } from '@madang/contract/people/emblems/routes.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { readName } from '../../../../kernel/rows/named-rows.ts';
import { emblemTarget } from '../emblems.ts';
import { deleteEmblem as deleteRow, emblemNamesOf, lockEmblem } from '../emblems.sql.ts';
import { countHolders } from '../grants.sql.ts';
import { restoreEmblem } from './restore-emblem.ts';

/** MB124: deletes an emblem, with its grants where the caller says so; for a while all of it can be restored. */
export const deleteEmblem = defineOperation({
  name: 'delete-emblem',
  input: emblemDeletion,
  permission: 'emblems.delete',
  targets: ({ emblemId }) => [emblemTarget(emblemId)],
  refusals: ['CO404', 'MB124'],
  async run({ tx, companyCode, refuse }, { emblemId, holders }) {
    // Its lock keeps new grants out, so that the count holds.
    const emblem = await lockEmblem(tx, companyCode, emblemId);
    if (!emblem) throw refuse('CO404');
    const count = await countHolders(tx, companyCode, emblemId);
    if (count > 0 && holders !== 'takenBack') throw refuse('MB124', { 0: count });
    const called = await readName(tx, emblemNamesOf, { companyCode, id: emblemId });
    await deleteRow(tx, companyCode, { emblemId, ...emblem });
    return {
      answer: null,
      audit: { target: emblemTarget(emblemId), called },
      undo: undoBy(restoreEmblem, { emblemId }),
    };
  },
});
