import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type AddressLimit, networkRefusal, ownQuota } from '../../../kernel/limits/address-limit.ts';
import type { Quota } from '../../../kernel/limits/quota.ts';
import { refundAttempt, consumeFromLimit } from '../../../kernel/limits/rate-limit.ts';
import { knownDevice } from './known-device.ts';
import { countTry, purgeTries, readWait, uncountTry } from './sign-in-attempts.sql.ts';

export interface TryingCaller {
  readonly loginId: string;
  /** Whose the ID is; undefined for one that no one has. */
  readonly personId: string | undefined;
  /** The number of the ID's password in force; 0 for an ID that no one has. */
  readonly version: number;
  /** The caller's device cookie. */
  readonly device: string | undefined;
  readonly address: string;
}

const patience = { turns: 10, turnMs: 100 };

/**
 * Takes a try before the password is compared, of the ID or known device and of the network; refuses alike for unknown
 * IDs.
 */
export async function consumeLoginAttempt(
  kernel: Kernel,
  caller: TryingCaller,
): Promise<{ wasRight(): Promise<void>; wasNotLookedAt(): Promise<void> }> {
  const { db, keyring, properties } = kernel;
  const device = knownDevice(keyring, caller, caller.device) ?? '';
  const key = triesKey(keyring, caller.loginId, device);
  const [networkTry, perWait, waits, keptSeconds] = await Promise.all([
    countNetworkTry(kernel, caller.address),
    properties.get(credentialProperties.loginTriesPerWait),
    properties.get(credentialProperties.loginWaits),
    properties.get(credentialProperties.loginTriesKept),
  ]);
  await inPatience(async () => {
    if (await countTry(db, key, { perWait, waits, keptSeconds })) return 'done';
    const wait = await readWait(db, key);
    if (!wait) return 'again';
    return { refusal: () => refuse('EM0011', { seconds: wait.seconds }), mayPass: wait.isFresh };
  }).catch(async (error: unknown) => {
    await networkTry.refundAttempt();
    throw error;
  });
  return {
    wasRight: async () => {
      await purgeTries(db, key);
      await networkTry.refundAttempt();
    },
    wasNotLookedAt: async () => {
      await uncountTry(db, key);
      await networkTry.refundAttempt();
    },
  };
}

/** A company's own networks have no more: guesses at passwords are none that a right code stands behind. */
const failuresAtAddress: readonly AddressLimit[] = [
  { use: 'login', max: credentialProperties.loginFailuresPerMinute, seconds: 60 },
  { use: 'login', max: credentialProperties.loginFailuresPerHour, seconds: hourSeconds },
];

/** Takes a try of the caller's network alone, whatever is tried; refuses where it has none left. */
export async function countNetworkTry(
  kernel: Pick<Kernel, 'db' | 'properties' | 'figures' | 'admission'>,
  address: string,
): Promise<{ refundAttempt(): Promise<void> }> {
  const { db } = kernel;
  const taken: Quota[] = [];
  for (const limit of failuresAtAddress) {
    const quota = await ownQuota(kernel, limit, address);
    const isFull = { refusal: () => networkRefusal(kernel, db, limit, { address }), mayPass: true };
    await inPatience(async () => ((await consumeFromLimit(db, quota.key, quota.limit)) ? 'done' : isFull));
    taken.push(quota);
  }
  return {
    refundAttempt: async () => {
      for (const { key, limit } of taken) await refundAttempt(db, key, [limit]);
    },
  };
}

/** The wrong tries of strangers and of unknown devices are forgotten for who has proven to be the ID's person. */
export async function purgeTriesOf(tx: Tx, keyring: Keyring, loginId: string): Promise<void> {
  await purgeTries(tx, triesKey(keyring, loginId, ''));
}

function triesKey(keyring: Keyring, loginId: string, device: string): Buffer {
  return keyring.steadyIndex('login-tries', `${loginId}\u0000${device}`);
}

type Turn = 'done' | 'again' | { readonly refusal: () => Error | Promise<Error>; readonly mayPass: boolean };

/**
 * Waiting time for tries in flight, which may be refunded: simultaneous right sign-ins wait for a second instead of
 * being refused.
 */
async function inPatience(take: () => Promise<Turn>): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    const outcome = await take();
    if (outcome === 'done') return;
    if (outcome !== 'again') {
      if (!outcome.mayPass || turn >= patience.turns) throw await outcome.refusal();
      await new Promise((resolve) => setTimeout(resolve, patience.turnMs));
    }
  }
}
