import { PasswordHasher, type HashCost } from '../../server/src/kernel/crypto/password-hash.ts';
import { given, peerPackage } from './packages.ts';

/** Runs the bare password hashes of product and peers, each by its own code, in a process of their own. */
export type HashKind = 'argon2id' | 'scrypt' | 'bcrypt';

export interface HashAlone {
  readonly kind: HashKind;
  readonly cost: HashCost;
  readonly atOnce: number;
  readonly seconds: number;
}

type Hash = (password: string) => Promise<unknown>;

function hashOf({ kind, cost }: HashAlone): Hash {
  const folder = given('PEERS_FOLDER');
  switch (kind) {
    case 'argon2id': {
      const hasher = new PasswordHasher(cost);
      return (password) => hasher.hash(password);
    }
    case 'scrypt':
      return peerPackage<{ hashPassword: Hash }>(folder, 'better-auth/crypto').hashPassword;
    case 'bcrypt':
      return peerPackage<{ hash: Hash }>(folder, 'parse-server/lib/password.js').hash;
  }
}

async function count(asked: HashAlone): Promise<number> {
  const hash = hashOf(asked);
  const end = performance.now() + asked.seconds * 1_000;
  let done = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await hash('Xk7!mqPz');
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: asked.atOnce }, worker));
  return done;
}

process.on('message', (asked: HashAlone) => {
  const began = performance.now();
  void count(asked).then((done) => process.send?.({ done, seconds: (performance.now() - began) / 1_000 }));
});
