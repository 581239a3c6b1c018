import { overviewInput } from '@madang/contract/views/console/inputs.ts';
import { latestChangeCount } from '@madang/contract/views/console/limits.ts';
import {
  type LatestChange as ShownChange,
  type RegisteredKind,
  registeredKinds,
} from '@madang/contract/views/console/routes.ts';
import { failedMessagesOf } from '../../../../platform/outbox/delivery-health.sql.ts';
import type { MessageKind } from '../../../../platform/outbox/outbox.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { openInvitationsOf } from '../../../joining/invitations/index.ts';
import { peopleCountsOf } from '../../../people/people/index.ts';
import { type PersonFace, readFaces } from '../../../people/person-names/index.ts';
import { changesQuery, type LatestChange } from '../latest-changes.ts';
import { registeredCountsOf, seenBy } from '../registered.ts';

/** The company at a glance: counts of what it keeps, asked for together, then the faces behind the newest changes. */
export const readOverview = defineQuery({
  name: 'read-overview',
  input: overviewInput,
  permission: 'console.view',
  mayLag: true,
  targets: () => [],
  refusals: [],
  async run({ kernel, companyCode, reader, askAll, read }) {
    const answers = await askAll({
      people: peopleCountsOf(companyCode),
      invitations: openInvitationsOf(companyCode),
      failed: failedMessagesOf(companyCode),
      changes: changesQuery(kernel, companyCode, latestChangeCount),
      ...registeredCountsOf(companyCode),
    });
    const [people] = answers.people;
    const [invitations] = answers.invitations;
    if (!people || !invitations) throw new Error('counting gave no row');
    const actorIds = answers.changes.flatMap(({ actorId }) => (actorId === null ? [] : [actorId]));
    const faces = await read((tx) => readFaces(tx, companyCode, actorIds));
    const failedOf = (kind: MessageKind) => answers.failed.find((each) => each.kind === kind)?.count ?? 0;
    const { everywhere } = reader.rights;
    const failedMessages = {
      invitations: everywhere.has('invitations.view') ? failedOf('invitation') : null,
      welcomes: everywhere.has('employees.view') ? failedOf('welcome') : null,
    };
    const countOf = (kind: RegisteredKind) =>
      kind === 'people' ? people.notYetApplied + people.inService : (answers[kind][0]?.count ?? 0);
    const registered = Object.fromEntries(
      registeredKinds.map((kind) => [kind, everywhere.has(seenBy[kind]) ? countOf(kind) : null]),
    ) as Record<RegisteredKind, number | null>;
    return {
      people,
      invitations,
      failedMessages,
      registered,
      changes: answers.changes.map((change) => shown(change, faces)),
    };
  },
});

function shown({ actorId, ...change }: LatestChange, faces: ReadonlyMap<string, PersonFace>): ShownChange {
  const known = actorId === null ? undefined : faces.get(actorId);
  return { ...change, actor: actorId !== null && known ? { personId: actorId, ...known } : null };
}
