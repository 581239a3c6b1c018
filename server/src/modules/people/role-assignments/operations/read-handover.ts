import * as z from 'zod/mini';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readNames } from '../../person-names/index.ts';
import { openOwnershipTransferOf } from '../ownership-transfer.sql.ts';

const nameless = { fullName: '', englishName: '' };

/** MEM-08: the open offer that the reader made or has. */
export const readHandover = defineQuery({
  name: 'read-handover',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  run: ({ companyCode, reader: { personId }, read }) =>
    read(async (tx) => {
      const { rows } = await openOwnershipTransferOf({ companyCode, personId }).execute(tx);
      const [offer] = rows;
      if (!offer) return { handover: null };
      const { handoverId, fromPersonId, toPersonId, expiresAt } = offer;
      const names = await readNames(tx, companyCode, [fromPersonId, toPersonId]);
      const can = fromPersonId === personId ? (['withdraw'] as const) : (['accept', 'decline'] as const);
      return {
        handover: {
          handoverId,
          from: names.get(fromPersonId) ?? nameless,
          to: names.get(toPersonId) ?? nameless,
          expiresAt,
          can: [...can],
        },
      };
    }),
});
