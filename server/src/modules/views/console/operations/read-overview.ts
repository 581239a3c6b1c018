import { overviewInput } from '@madang/contract/views/console/inputs.ts';
import { latestChangeCount } from '@madang/contract/views/console/limits.ts';
import type { LatestChange as ShownChange } from '@madang/contract/views/console/routes.ts';
import { failedMessagesOf } from '../../../../platform/outbox/delivery-health.sql.ts';
import type { MessageKind } from '../../../../platform/outbox/outbox.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { type PersonFace, readFaces } from '../../../people/person-names/index.ts';
import { type LatestChange, changesQuery } from '../latest-changes.ts';
import { askParts, askedPart } from '../../../../kernel/db/asked-parts.ts';
import { countedOf } from '../counted.ts';

/** The company at a glance: counts of what it keeps, asked for together, then the faces behind the newest changes. */
export const readOverview = defineQuery({
  name: 'read-overview',
  input: overviewInput,
  permission: 'console.view',
  mayLag: true,
  targets: () => [],
  refusals: [],
  async run({ kernel, companyCode, reader, language, askAll, read }) {
    const own = {
      failed: failedMessagesOf(companyCode),
      changes: changesQuery(kernel, companyCode, latestChangeCount),
    };
    const ask = { kernel, reader, language, setUpSecret: undefined };
    const { everywhere } = reader.rights;
    const names = kernel.contributed
      .of('untranslated')
      .flat()
      .filter(({ changedBy }) => everywhere.has(changedBy));
    const { counts, untranslated, news } = await askParts(askAll, {
      counts: kernel.contributed.of('overview').map((part) => part(ask)),
      untranslated: names.map(({ kind, rowsOf }) =>
        askedPart({ found: rowsOf(companyCode) }, ({ found: [row] }) => ({ kind, count: 0, first: '', ...row })),
      ),
      news: [askedPart(own, (answers) => answers)],
    });
    const [{ failed, changes }] = news;
    const actorIds = changes.flatMap(({ actorId }) => (actorId === null ? [] : [actorId]));
    const faces = await read((tx) => readFaces(tx, companyCode, actorIds));
    const failedOf = (kind: MessageKind) => failed.find((each) => each.kind === kind)?.count ?? 0;
    return {
      ...countedOf(counts),
      failedMessages: {
        invitations: everywhere.has('invitations.view') ? failedOf('invitation') : null,
        welcomes: everywhere.has('employees.view') ? failedOf('welcome') : null,
      },
      untranslated: untranslated.filter(({ count }) => count > 0),
      changes: changes.map((change) => shown(change, faces)),
    };
  },
});

function shown({ actorId, ...change }: LatestChange, faces: ReadonlyMap<string, PersonFace>): ShownChange {
  const known = actorId === null ? undefined : faces.get(actorId);
  return { ...change, actor: actorId !== null && known ? { personId: actorId, ...known } : null };
}
