import { askedPart } from '../../../kernel/db/asked-parts.ts';
import type { Module } from '../../../platform/module.ts';
import { keyData } from './own-data.ts';
import { lockLivingKey, peopleAwaitingRelease, waitingKeyCountOf } from './person-keys.sql.ts';
import { keyRoutes } from './routes.ts';
import { secretColumn } from './stores/secrets.sql.ts';
import { destroyKey } from './use-key.ts';

/** REQ-03, STA-05: a key of each person's own, which seals files of theirs. */
export const personKeys: Module = {
  name: 'person-keys',
  needs: ['notifications', 'passwords', 'person-records'],
  keyed: { sealed: [secretColumn] },
  contributes: {
    ownData: { place: 42, sections: keyData },
    listMarks: { keyRelease: peopleAwaitingRelease },
    consoleNotices: [
      {
        order: 36,
        ask: ({ reader: { companyCode, rights } }) =>
          askedPart({ waiting: waitingKeyCountOf(companyCode) }, ({ waiting: [row] }) => {
            const count = rights.everywhere.has('employees.releaseKey') ? (row?.count ?? 0) : 0;
            return count === 0 ? [] : [{ kind: 'keyReleases' as const, count }];
          }),
      },
    ],
    personLeaves: {
      endings: [
        {
          end: async (tx, kernel, person) => {
            const key = await lockLivingKey(tx, person);
            if (key) await destroyKey({ tx, kernel }, key, false);
          },
        },
      ],
    },
  },
  operations: keyRoutes,
};
