import type { PersonFactors } from '@madang/contract/access/mfa/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { readApp } from './apps.sql.ts';
import { listPasskeys } from './passkeys/passkeys.sql.ts';
import { countRecoveryCodes } from './recovery-codes.sql.ts';

/** Returns a person's factors besides the password, as answers show them; never their secrets. */
export async function readOwned(tx: Tx, person: PersonKey): Promise<Omit<PersonFactors, 'can'>> {
  const app = await readApp(tx, person);
  const passkeys = await listPasskeys(tx, person);
  const codes = await countRecoveryCodes(tx, person);
  return {
    app: app ? daysOf(app) : null,
    passkeys: passkeys.map((passkey) => ({
      passkeyId: passkey.passkeyId,
      name: passkey.name,
      opensAlone: passkey.opensAlone,
      ...daysOf(passkey),
    })),
    recoveryCodes: codes ? { left: codes.left, madeAt: codes.madeAt.toISOString() } : null,
  };
}

function daysOf({ addedAt, lastUsedAt }: { readonly addedAt: Date; readonly lastUsedAt: Date | null }) {
  return { addedAt: addedAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
