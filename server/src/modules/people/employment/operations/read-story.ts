import { storyPortion } from '@madang/contract/people/employment/limits.ts';
import { oneStory } from '@madang/contract/people/employment/routes.ts';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { isPerson } from '../../person-records/index.ts';
import { personTarget } from '../../people/index.ts';
import { employmentHistory } from '../story.ts';

/** STA-07: lists the changes of a person's state and access, newest first. */
export const readStory = defineQuery({
  name: 'read-story',
  input: oneStory,
  permission: 'employees.view',
  targets: ({ personId }) => [personTarget(personId)],
  access: ({ personId }) => ({ target: personTarget(personId), fields: ['employmentStatus'] }),
  refusals: ['CO404'],
  async run({ kernel, companyCode, can, read, refuse }, { personId, after }) {
    const rights = await can(personTarget(personId));
    return read(async (tx) => {
      const key = { companyCode, personId };
      if (!(await isPerson(tx, key))) throw refuse('CO404');
      const asked = { ...key, after, limit: storyPortion + 1, rights };
      const entries = await employmentHistory.entriesOf(tx, kernel, asked);
      const shown = entries.slice(0, storyPortion);
      const actors = await kernel.actorNames(
        tx,
        companyCode,
        shown.flatMap(({ actorId }) => actorId ?? []),
      );
      const items = shown.map(({ changeNumber, changedAt, actorId, employment }) => ({
        ...employment,
        changeNumber,
        changedAt: changedAt.toISOString(),
        actor: actors.get(actorId ?? '') ?? null,
      }));
      const next = entries.length > storyPortion ? (shown.at(-1)?.changeNumber ?? null) : null;
      return portionOf(items, { after, next });
    });
  },
});
