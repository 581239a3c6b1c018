import { readConfig } from '../../server/src/config.ts';
import { PasswordHasher, type HashCost } from '../../server/src/kernel/crypto/password-hash.ts';

const memoryKib = 19_456;
const leastMs = 50;
const tries = 5;

/** The cheapest cost at which one hash takes 50 ms on this machine, or more, even in its best moment. */
export async function calibrateHash(): Promise<{ cost: HashCost; milliseconds: number }> {
  for (let passes = 1; ; passes += 1) {
    const cost = { memoryKib, passes };
    const milliseconds = await shortestHash(cost);
    if (milliseconds >= leastMs) return { cost, milliseconds };
  }
}

/** The cost that the product has where no setting names another. */
export async function deliveredHash(): Promise<{ cost: HashCost; milliseconds: number }> {
  const { hash: cost } = readConfig({});
  return { cost, milliseconds: await shortestHash(cost) };
}

async function shortestHash(cost: HashCost): Promise<number> {
  const hasher = new PasswordHasher(cost);
  let shortest = Number.POSITIVE_INFINITY;
  for (let each = 0; each < tries; each += 1) {
    const start = performance.now();
    await hasher.hash('Xk7!mqPz');
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}
