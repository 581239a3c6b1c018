import type { Tx } from '../db/database.ts';
import { consumeFromLimit, hasLeft, type RateLimit, refundAttempt, refundAttemptSoon } from './rate-limit.ts';

/** One count with its limit. */
export interface Quota {
  readonly key: string;
  readonly limit: RateLimit;
  /** A wider count that holds it: what is taken from the one is taken from both. */
  readonly within?: Quota;
}

/**
 * Takes one from the quota and from its holder, or from neither. Both are taken first, so simultaneous calls never get
 * more.
 */
export async function consumeQuota(db: Tx, quota: Quota): Promise<boolean> {
  return (await consumeFromLimit(db, quota.key, quota.limit)) && consumeWithin(db, quota);
}

/** Takes one from the quota's holder, for which one of the quota has been taken already; where it has none, that is refunded. */
export async function consumeWithin(db: Tx, { key, limit, within }: Quota): Promise<boolean> {
  if (!within || (await consumeQuota(db, within))) return true;
  await refundAttempt(db, key, [limit]);
  return false;
}

/** Returns true if the quota and the one around it have something left; only advisory: it consumes and locks nothing. */
export async function quotaHasLeft(db: Tx, { key, limit, within }: Quota): Promise<boolean> {
  return (await hasLeft(db, key, [limit])) && (!within || (await quotaHasLeft(db, within)));
}

/** Gives one back to both, for who does not wait for it. */
export async function refundQuotaSoon(db: Tx, { key, limit, within }: Quota): Promise<void> {
  await refundAttemptSoon(db, key, limit);
  if (within) await refundQuotaSoon(db, within);
}
