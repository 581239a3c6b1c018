import { leftBehindMax } from '@madang/contract/people/employment/limits.ts';
import { onePerson } from '@madang/contract/people/employment/rules.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { plannedDaysOf } from '../../../../kernel/operations/stored/plans-around.ts';
import { readFaces } from '../../person-names/index.ts';
import { isPerson } from '../../person-records/index.ts';
import { personTarget } from '../../people/index.ts';
import { countEndings } from '../endings.ts';
import { proposeHeirs } from '../heirs.ts';
import { readLeft, requireListable } from '../left-behind.ts';
import { companyDay } from '../state.sql.ts';

/** Lists what ends with a person's service, and what they leave behind with a proposal for each. */
export const readLeaving = defineQuery({
  name: 'read-leaving',
  input: onePerson,
  permission: 'employment.change',
  targets: ({ personId }) => [personTarget(personId)],
  access: ({ personId }) => ({ target: personTarget(personId) }),
  refusals: ['CO404', 'EMPLOYMENT_LEFT_LIMIT'],
  async run({ kernel, companyCode, reader, read, refuse }, { personId }) {
    const key = { companyCode, personId };
    return read(async (tx) => {
      if (!(await isPerson(tx, key))) throw refuse('CO404');
      const left = await readLeft(tx, kernel.contributed, key);
      requireListable(left);
      const proposals = await proposeHeirs(tx, key, { left, readerId: reader.personId });
      const faces = await readFaces(
        tx,
        companyCode,
        proposals.flatMap((proposal) => proposal?.personId ?? []),
      );
      const day = await companyDay(tx, companyCode);
      return {
        ending: await countEndings(tx, kernel.contributed, key),
        left: left.map(({ source: { kind, mayEnd }, thingId, name, englishName }, place) => {
          const proposal = proposals[place];
          const face = proposal && faces.get(proposal.personId);
          const proposed = face ? { person: { ...face, personId: proposal.personId }, reason: proposal.reason } : null;
          return { kind, thingId, name, englishName, proposed, mayEnd };
        }),
        planned: [...(await plannedDaysOf(tx, companyCode, { target: personTarget(personId), limit: leftBehindMax }))],
        endOfDay: day.end.toISOString(),
        timeZone: day.timeZone,
      };
    });
  },
});
