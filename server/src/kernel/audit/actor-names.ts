import type { Tx } from '../db/database.ts';

/** Names people of a company by their IDs, without closed accounts. The module of people provides it at the start. */
export type ActorNames = (
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
) => Promise<ReadonlyMap<string, { readonly fullName: string; readonly englishName: string }>>;
