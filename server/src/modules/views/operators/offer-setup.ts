import { newSecret, secretHash } from '../../../kernel/crypto/keyring.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { insertToken } from './setup.sql.ts';

export interface SetupOffer {
  /** Token for the person who started the server; absent if the configuration named it. */
  readonly token: string | undefined;
}

/** Offers a token for the set-up at a start without an operator; only its hash is stored. */
export async function offerSetup({ db, config }: Pick<Kernel, 'db' | 'config'>): Promise<SetupOffer | undefined> {
  const token = config.operatorToken ?? newSecret();
  if (!(await insertToken(db, secretHash(token)))) return undefined;
  return { token: config.operatorToken === undefined ? token : undefined };
}
