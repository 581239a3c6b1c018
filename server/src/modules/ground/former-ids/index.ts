import type { Module } from '../../../platform/module.ts';

export {
  becomeLoginId,
  endFormerId,
  type FormerDays,
  formerHolderOf,
  formerIdsOf,
  formerIdsOfCompany,
  formerIdsOfPeople,
  keptFormerId,
  leaveLoginId,
  lockFormerId,
} from './former-ids.sql.ts';

/** IDs that people had before, which still lead to them for a while; a part of the directory of all companies. */
export const formerIds: Module = { name: 'former-ids', needs: [], operations: [] };
