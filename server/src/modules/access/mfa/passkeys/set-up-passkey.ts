import { passkeyLimits } from '@madang/contract/access/mfa/limits.ts';
import type { CreationOptions } from '@madang/contract/access/mfa/passkey-forms.ts';
import type { addPasskey } from '@madang/contract/access/mfa/routes.ts';
import type { BodyOf } from '@madang/contract/kernel/route.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany, type Tx } from '../../../../kernel/db/database.ts';
import { brokenConstraint } from '../../../../kernel/db/failures.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { putChallenge, takeChallenge, type Holder } from '../challenges.sql.ts';
import { insertPasskey, listPasskeys, type NewPasskey } from './passkeys.sql.ts';
import { askToCreate, passkeyHome, readCreated } from './passkeys.ts';

type SetUpKernel = Pick<Kernel, 'config' | 'db'>;

/** Returns what the browser needs to create a passkey; its challenge serves only this holder, and once. */
export async function beginPasskey(
  tx: Tx,
  { config }: Pick<Kernel, 'config'>,
  holder: Holder & { readonly loginId: string; readonly fullName: string },
): Promise<CreationOptions> {
  const home = homeOf(config);
  const known = await listPasskeys(tx, holder);
  if (known.length >= passkeyLimits.passkeys) throw refuse('PASSKEY_LIMIT', { 0: passkeyLimits.passkeys });
  const options = await askToCreate(home, holder, known);
  const challenge = { content: Buffer.from(options.challenge), seconds: passkeyLimits.challengeSeconds };
  await putChallenge(tx, { ...holder, purpose: 'passkey' }, challenge);
  return options;
}

/** The passkey that the browser made for the challenge, which is used up, right or wrong. */
export async function provePasskey(
  { config, db }: SetUpKernel,
  holder: Holder,
  { passkeyName, response }: Pick<BodyOf<typeof addPasskey>, 'passkeyName' | 'response'>,
): Promise<NewPasskey> {
  const home = homeOf(config);
  const key = { ...holder, purpose: 'passkey' } as const;
  const challenge = await inCompany(db, holder.companyCode, (tx) => takeChallenge(tx, key));
  if (!challenge) throw refuse('FACTOR_SET_UP_ENDED');
  const made = await readCreated(home, challenge.toString(), response);
  if (!made) throw refuse('PASSKEY_REFUSED');
  return { ...made, name: passkeyName };
}

export async function storePasskey(tx: Tx, holder: Holder, passkey: NewPasskey): Promise<void> {
  const isAdded = await insertPasskey(tx, holder, passkey, passkeyLimits.passkeys).catch((error: unknown) => {
    if (brokenConstraint(error) === 'passkeys_credential_id_key') throw refuse('PASSKEY_KNOWN');
    throw error;
  });
  if (!isAdded) throw refuse('PASSKEY_LIMIT', { 0: passkeyLimits.passkeys });
}

function homeOf(config: Kernel['config']) {
  const home = passkeyHome(config);
  if (!home) throw refuse('PASSKEY_UNAVAILABLE');
  return home;
}
