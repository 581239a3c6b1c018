import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import { pipeline, type Tx } from '../../../kernel/db/database.ts';
import { takeLoginId } from '../../ground/global-login-ids/index.ts';
import { createPerson, type NewPerson } from './people.sql.ts';

/** Takes a login ID and writes its person; both travel together. False if the ID is in use: then the transaction must be rolled back. */
export async function createWithLoginId(tx: Tx, keyring: Keyring, person: NewPerson): Promise<boolean> {
  const taking = takeLoginId(tx, person);
  try {
    await pipeline([taking, createPerson(tx, keyring, person)]);
  } catch (error) {
    // An ID in use is named before what else is taken.
    if (await taking) throw error;
  }
  return taking;
}
