import { PasswordHasher, type HashCost } from '../server/src/kernel/crypto/password-hash.ts';

/**
 * The bare password hash as a process of its own, so that it takes its cores as the product would. The hasher is the
 * product's, which never runs more at once than there are cores.
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
