import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { askable, isCompanyWide } from '../askable.ts';
import { ownPlace, requestsOf } from '../list.sql.ts';
import { presentRequest } from '../present.ts';

/** MEM-10: own requests, the newest first, and what may be asked for. */
export const listOwnRightRequests = defineQuery({
  name: 'list-own-right-requests',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  run: ({ kernel, reader, read }) =>
    read(async (tx) => {
      const { companyCode, personId } = reader;
      const { rows } = await requestsOf({ companyCode, personId }, ownPlace).execute(tx);
      const missing = askable.filter(({ permission }) => !reader.rights.everywhere.has(permission));
      const changes = kernel.operations.changesByPermission();
      return {
        ...wholeList(rows.map((row) => presentRequest(kernel.keyring, row))),
        permissions: missing.map(({ permission, effect }) => ({
          permission,
          effect,
          operations: [...(changes.get(permission) ?? [])],
          isCompanyWide: isCompanyWide(permission, 'department'),
        })),
      };
    }),
});
