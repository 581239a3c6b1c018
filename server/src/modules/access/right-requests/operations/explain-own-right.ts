import { ownRightQuestion } from '@madang/contract/access/right-requests/rules.ts';
import { permissionTable } from '@madang/contract/permissions.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { explainedOwn } from '../../grants/index.ts';
import { requiredPlace, toAskable } from '../askable.ts';
import { departmentToAskIn, holdersOf } from '../holders.sql.ts';

/** MEM-09: explains why the reader may not do something there now, until when, who may, and where it can be asked for. */
export const explainOwnRight = defineQuery({
  name: 'explain-own-right',
  input: ownRightQuestion,
  permission: 'session',
  targets: () => [],
  refusals: ['GRANT_UNKNOWN'],
  run: ({ kernel, reader, read }, asked) =>
    read(async (tx) => {
      const { permission, ...explained } = await explainedOwn(tx, reader, asked);
      const place = requiredPlace(permission, asked);
      const isMissing = !explained.isAllowed && explained.hindrance === null;
      return {
        ...explained,
        work: {
          permission,
          effect: permissionTable[permission].effect,
          operations: [...(kernel.operations.changesByPermission().get(permission) ?? [])],
        },
        isAskable: isMissing && toAskable(permission) !== undefined,
        department: await departmentToAskIn(tx, reader, place),
        holders: isMissing ? await holdersOf(tx, reader, { permission, ...place }) : null,
      };
    }),
});
