import { PasswordHasher, type HashCost } from '../server/src/kernel/crypto/password-hash.ts';

/**
 * Runs the bare password hash in a process of its own with the product's hasher, which runs at most one hash per core.
 */
export interface HashLoad {
  readonly cost: HashCost;
  readonly concurrency: number;
  readonly seconds: number;
}

async function hashesPerSecond({ cost, concurrency, seconds }: HashLoad): Promise<number> {
  const hasher = new PasswordHasher(cost);
  const start = performance.now();
  const end = start + seconds * 1_000;
  let done = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await hasher.hash('Xk7!mqPz');
      if (performance.now() < end) done += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return done / seconds;
}

process.on('message', (load: HashLoad) => {
  void hashesPerSecond(load).then((done) => process.send?.(done));
});
