import type { Tx } from '../../../kernel/db/database.ts';
import { shownDomain } from './domain-letters.ts';
import { type DomainKey, selectDomain } from './mail-domains.sql.ts';

/** Done by the module that writes to administrators, which calls this one and not the other way round. */
export const withdrawnTask = 'tell-of-withdrawn-domain';

export interface WithdrawnDomain {
  readonly shownDomain: string;
  /** Time at which its record was last looked up in vain. */
  readonly checkedAt: Date;
}

/** A domain whose record is gone; undefined where it is there again, or the domain was removed. */
export async function findWithdrawn(tx: Tx, key: DomainKey): Promise<WithdrawnDomain | undefined> {
  const found = await selectDomain(tx, key);
  if (found?.state !== 'withdrawn' || !found.checkedAt) return undefined;
  return { shownDomain: shownDomain(found.domain), checkedAt: found.checkedAt };
}
