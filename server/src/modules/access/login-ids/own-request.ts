import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { findRequest, type IdRequest } from './id-requests.sql.ts';

/** The person's own request; undefined of anyone else's, as of one that does not exist. */
export async function ownRequest(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  requestId: string,
): Promise<IdRequest | undefined> {
  const request = await findRequest(tx, companyCode, requestId);
  return request?.personId === personId ? request : undefined;
}
