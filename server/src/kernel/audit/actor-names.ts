import type { Tx } from '../db/database.ts';

/**
 * The names of people of a company by their ids, closed accounts left out. The module that keeps people provides it at the
 * start, so that every module can show who changed something.
 */
export type ActorNames = (
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
) => Promise<ReadonlyMap<string, { readonly fullName: string; readonly englishName: string }>>;
