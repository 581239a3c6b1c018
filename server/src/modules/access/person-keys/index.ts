import type { Module } from '../../../platform/module.ts';
import { keyData } from './own-data.ts';
import { lockLivingKey } from './person-keys.sql.ts';
import { keyRoutes } from './routes.ts';
import { secretColumn } from './stores/secrets.sql.ts';
import { destroyKey } from './use-key.ts';

/** REQ-03, STA-05: a key of each person's own, which seals files of theirs. */
export const personKeys: Module = {
  name: 'person-keys',
  needs: ['passwords', 'person-records'],
  keyed: { sealed: [secretColumn] },
  contributes: {
    ownData: { place: 42, sections: keyData },
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
