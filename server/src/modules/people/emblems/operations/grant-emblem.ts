import { emblemLimits } from '@madang/contract/people/emblems/limits.ts';
import { personEmblem } from '@madang/contract/people/emblems/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { lockChangeable } from '../../person-records/index.ts';
import { personTarget } from '../../people/index.ts';
import { insertGrant } from '../grants.sql.ts';
import { notifyHolder } from '../notify-holder.ts';

const limit = emblemLimits.perPerson;

/** EMB-01 MB121, MB123: gives a person an emblem, alone or as a row of a run. */
export const grantEmblem = defineOperation({
  name: 'grant-emblem',
  input: personEmblem,
  permission: 'emblems.grant',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [...changeableRefusals, 'EMBLEM_HELD', 'MB121', 'MB123'],
  async run({ tx, kernel, companyCode, refuse }, { personId, emblemId }) {
    const key = { companyCode, personId };
    await lockChangeable(tx, key);
    const outcome = await insertGrant(tx, { ...key, emblemId }, limit);
    if (outcome === 'noEmblem') throw refuse.field('emblemId', 'MB121');
    if (outcome === 'held') throw refuse('EMBLEM_HELD');
    if (outcome === 'noSpace') throw refuse('MB123', { 0: limit });
    await notifyHolder(tx, kernel, key, emblemId);
    return {
      answer: null,
      audit: { target: personTarget(personId), detail: { emblemId } },
      undo: { name: 'take-back-emblem', input: { personId, emblemId } },
    };
  },
});
