import { overviewInput } from '@madang/contract/console/inputs.ts';
import { latestChangeCount } from '@madang/contract/console/limits.ts';
import type { LatestChange as ShownChange } from '@madang/contract/console/routes.ts';
import { failedMessagesOf } from '../../../kernel/outbox/delivery-health.sql.ts';
import type { MessageKind } from '../../../kernel/outbox/outbox.ts';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { openInvitationsOf } from '../../invitations/index.ts';
import { peopleCountsOf, readNames, type PersonNames } from '../../people/index.ts';
import { changesQuery, type LatestChange } from '../latest-changes.ts';

/** The company at a glance: counts of three capabilities in one statement, then the names behind the newest changes. */
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
    });
    const [people] = answers.people;
    const [invitations] = answers.invitations;
    if (!people || !invitations) throw new Error('counting gave no row');
    const actorIds = answers.changes.flatMap(({ actorId }) => (actorId === null ? [] : [actorId]));
    const names = await read((tx) => readNames(tx, companyCode, actorIds));
    const failedOf = (kind: MessageKind) => answers.failed.find((each) => each.kind === kind)?.count ?? 0;
    const { everywhere } = reader.rights;
    const failedMessages = {
      invitations: everywhere.has('invitations.view') ? failedOf('invitation') : null,
      welcomes: everywhere.has('employees.view') ? failedOf('welcome') : null,
    };
    return { people, invitations, failedMessages, changes: answers.changes.map((change) => shown(change, names)) };
  },
});

function shown({ actorId, ...change }: LatestChange, names: ReadonlyMap<string, PersonNames>): ShownChange {
  const known = actorId === null ? undefined : names.get(actorId);
  return { ...change, actor: actorId !== null && known ? { personId: actorId, ...known } : null };
}
