import { storyPortion } from '@madang/contract/people/employment/limits.ts';
import type { StoryEntry } from '@madang/contract/people/employment/routes.ts';
import { onePerson } from '@madang/contract/people/employment/rules.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { personTarget } from '../../people/index.ts';
import { readNames } from '../../person-names/index.ts';
import { selectChanges, type StoredChange } from '../changes.sql.ts';

/** STA-07: lists the changes of a person's state and access, newest first. */
export const readStory = defineQuery({
  name: 'read-story',
  input: onePerson,
  permission: 'employees.view',
  targets: ({ personId }) => [personTarget(personId)],
  access: ({ personId }) => ({ target: personTarget(personId), fields: ['employmentStatus'] }),
  refusals: [],
  async run({ kernel, companyCode, can, read }, { personId }) {
    // The reason of a leaving is for those who may decide on one.
    const mayKnow = (await can(personTarget(personId))).has('employment.change');
    return read(async (tx) => {
      const key = { companyCode, personId };
      const changes = await selectChanges(tx, kernel.keyring, key, { limit: storyPortion });
      const names = await readNames(
        tx,
        companyCode,
        changes.flatMap(({ actorId }) => actorId ?? []),
      );
      return {
        items: changes.map((change, place) => ({
          changeId: change.changeId,
          kind: change.kind,
          changedAt: change.changedAt.toISOString(),
          actor: (change.actorId === null ? undefined : names.get(change.actorId)) ?? null,
          before: change.before,
          after: change.after,
          ...(mayKnow ? (change.reason as Pick<StoryEntry, 'reason' | 'note'>) : { reason: '' as const, note: '' }),
          until: change.until?.toISOString() ?? null,
          returned: [...(change.steps.returned ?? [])],
          lost: [...(change.steps.lost ?? [])],
          inverse: place === 0 ? inverseOf[change.kind] : null,
        })),
        total: { count: changes.length, isExact: true },
        next: null,
      };
    });
  },
});

/** Acts that take a change back while it is the newest one. */
const inverseOf: Readonly<Record<StoredChange['kind'], StoryEntry['inverse']>> = {
  retired: 'reinstate',
  reinstated: 'retire',
  retirementPlanned: 'callOff',
  retirementCalledOff: null,
  suspended: 'restore',
  restored: 'suspend',
};
