import { recordsPerPortion } from '@madang/contract/views/audit-log/limits.ts';
import { ownAccessList } from '@madang/contract/views/audit-log/routes.ts';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readNames } from '../../../people/person-names/index.ts';
import { readRecords, readingOperations } from '../records.ts';

/** MEM-07: people who opened the reader's own data, with the time. */
export const listOwnAccesses = defineQuery({
  name: 'list-own-accesses',
  input: ownAccessList,
  permission: 'session',
  mayLag: true,
  targets: () => [],
  refusals: [],
  run: ({ kernel, companyCode, reader: { personId }, read }, { after }) =>
    read(async (tx) => {
      const rows = await readRecords(tx, {
        companyCode,
        operations: readingOperations(kernel.operations),
        target: { kind: 'person', id: personId },
        exceptActorId: personId,
        from: '',
        to: '',
        timeZone: 'UTC',
        after,
        limit: recordsPerPortion + 1,
      });
      const shown = rows.slice(0, recordsPerPortion);
      const names = await readNames(
        tx,
        companyCode,
        shown.flatMap(({ actorId }) => actorId ?? []),
      );
      const items = shown.map(({ recordId, occurredAt, actorId }) => {
        const actor = actorId === null ? undefined : names.get(actorId);
        return { recordId, occurredAt, actor: actor ? { ...actor } : null };
      });
      const next = rows.length > recordsPerPortion ? (shown.at(-1)?.recordId ?? null) : null;
      return portionOf(items, { after, next });
    }),
});
