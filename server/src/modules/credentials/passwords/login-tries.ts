import { credentialProperties } from '@madang/contract/credentials/properties.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { limitSource } from '../../../kernel/limits/limit-source.ts';
import { refundAttempt, consumeFromLimit } from '../../../kernel/limits/rate-limit.ts';
import { knownDevice } from '../known-device.ts';
import { countTry, purgeTries, readWait } from './login-tries.sql.ts';

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
 * Takes a try before the password is looked at, of the ID (a known device apart) and of the caller's network;
 * refuses where either has none left, alike for IDs that exist and that do not. The answer takes it back after
 * a right password.
 */
export async function consumeLoginAttempt(
  kernel: Kernel,
  caller: TryingCaller,
): Promise<{ wasRight(): Promise<void> }> {
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
    return wait ? { refusal: refuse('EM0011', { seconds: wait.seconds }), mayPass: wait.isFresh } : 'again';
  }).catch(async (error: unknown) => {
    await networkTry.refundAttempt();
    throw error;
  });
  return {
    wasRight: async () => {
      await purgeTries(db, key);
      await networkTry.refundAttempt();
    },
  };
}

/** Takes a try of the caller's network alone, whatever is tried; refuses where it has none left. */
export async function countNetworkTry(
  { db, properties }: Pick<Kernel, 'db' | 'properties'>,
  address: string,
): Promise<{ refundAttempt(): Promise<void> }> {
  const network = `login:${limitSource(address)}`;
  const [perMinute, perHour] = await Promise.all([
    properties.get(credentialProperties.loginFailuresPerMinute),
    properties.get(credentialProperties.loginFailuresPerHour),
  ]);
  const windows = [
    { count: perMinute, seconds: 60 },
    { count: perHour, seconds: hourSeconds },
  ];
  for (const window of windows) {
    await inPatience(async () =>
      (await consumeFromLimit(db, network, window)) ? 'done' : { refusal: refuse('CO429'), mayPass: true },
    );
  }
  return { refundAttempt: () => refundAttempt(db, network, windows) };
}

/** The wrong tries of strangers and of unknown devices are forgotten for who has proven to be the ID's person. */
export async function purgeTriesOf(tx: Tx, keyring: Keyring, loginId: string): Promise<void> {
  await purgeTries(tx, triesKey(keyring, loginId, ''));
}

function triesKey(keyring: Keyring, loginId: string, device: string): Buffer {
  return keyring.steadyIndex('login-tries', `${loginId}\u0000${device}`);
}

type Turn = 'done' | 'again' | { readonly refusal: Error; readonly mayPass: boolean };

/**
 * Tries in flight hold what they may give back in a moment: many right log-ins at once, of one office or one
 * person, wait for each other for a second instead of being refused.
 */
async function inPatience(take: () => Promise<Turn>): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    const outcome = await take();
    if (outcome === 'done') return;
    if (outcome !== 'again') {
      if (!outcome.mayPass || turn >= patience.turns) throw outcome.refusal;
      await new Promise((resolve) => setTimeout(resolve, patience.turnMs));
    }
  }
}
