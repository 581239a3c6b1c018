import type { Module } from '../../../platform/module.ts';
import { keepUnconfirmedIds } from './unconfirmed-ids.sql.ts';

export {
  confirmUnconfirmed,
  type FormerHolder,
  freeUnconfirmedId,
  listOverdueIds,
  markReservationUnconfirmed,
  markUnconfirmed,
} from './unconfirmed-ids.sql.ts';

/** Login IDs that are mail addresses which their holders have yet to prove (SGN-14); a part of the directory of all companies. */
export const unconfirmedIds: Module = {
  name: 'unconfirmed-ids',
  needs: [],
  contributes: { companyEnded: { ended: keepUnconfirmedIds } },
  operations: [],
};
