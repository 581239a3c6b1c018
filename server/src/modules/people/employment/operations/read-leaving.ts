import { onePerson } from '@madang/contract/people/employment/rules.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { isPerson } from '../../person-records/index.ts';
import { personTarget } from '../../people/index.ts';
import { countEndings } from '../endings.ts';
import { readLeft } from '../left-behind.ts';
import { endOfDay } from '../state.sql.ts';

/** Lists what ends with a person's service, and what they leave behind. */
export const readLeaving = defineQuery({
  name: 'read-leaving',
  input: onePerson,
  permission: 'employment.change',
  targets: ({ personId }) => [personTarget(personId)],
  access: ({ personId }) => ({ target: personTarget(personId) }),
  refusals: ['CO404'],
  async run({ kernel, companyCode, read, refuse }, { personId }) {
    const key = { companyCode, personId };
    return read(async (tx) => {
      if (!(await isPerson(tx, key))) throw refuse('CO404');
      const left = await readLeft(tx, kernel.contributed, key);
      return {
        ending: await countEndings(tx, kernel.contributed, key),
        left: left.map(({ source: { kind, mayEnd }, thingId, name, englishName }) => ({
          kind,
          thingId,
          name,
          englishName,
          proposed: null,
          mayEnd,
        })),
        endOfDay: (await endOfDay(tx, companyCode)).toISOString(),
      };
    });
  },
});
