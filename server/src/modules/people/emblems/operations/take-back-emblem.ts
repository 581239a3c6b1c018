import { personEmblem } from '@madang/contract/people/emblems/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { lockChangeable } from '../../person-records/index.ts';
import { personTarget } from '../../people/index.ts';
import { deleteGrant } from '../grants.sql.ts';

/** EMB-01: takes an emblem back from a person, alone or as a row of a run. */
export const takeBackEmblem = defineOperation({
  name: 'take-back-emblem',
  input: personEmblem,
  permission: 'emblems.grant',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [...changeableRefusals, 'EMBLEM_NOT_HELD'],
  async run({ tx, companyCode, refuse }, { personId, emblemId }) {
    const key = { companyCode, personId };
    await lockChangeable(tx, key);
    if (!(await deleteGrant(tx, { ...key, emblemId }))) throw refuse('EMBLEM_NOT_HELD');
    return {
      answer: null,
      audit: { target: personTarget(personId), detail: { emblemId } },
      undo: { name: 'grant-emblem', input: { personId, emblemId } },
    };
  },
});
