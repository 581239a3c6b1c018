import { factorLimits } from '@madang/contract/access/mfa/limits.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { appAad, newAppSecret, stepOf, type AppSecret } from './apps.ts';
import { putApp } from './apps.sql.ts';
import { putChallenge, readChallenge, takeChallenge, type Holder } from './challenges.sql.ts';

type SetUpKernel = Pick<Kernel, 'db' | 'keyring'>;

/** A secret for an app, kept sealed until its first right code; the app in force, if any, goes on until then. */
export async function beginApp(
  tx: Tx,
  { keyring }: Pick<Kernel, 'keyring'>,
  holder: Holder & { readonly loginId: string },
): Promise<AppSecret> {
  const app = newAppSecret(holder.loginId);
  const content = keyring.encrypt(app.secret, appAad(holder));
  await putChallenge(tx, { ...holder, purpose: 'app' }, { content, seconds: factorLimits.setUpSeconds });
  return app;
}

/** A secret whose first right code came. */
interface ProvenApp {
  readonly content: Buffer;
  readonly step: number;
}

/** Checks that the app has the secret; after a wrong code the set-up stays open for another attempt. */
export async function proveApp({ db, keyring }: SetUpKernel, holder: Holder, code: string): Promise<ProvenApp> {
  const key = { ...holder, purpose: 'app' } as const;
  const begun = await inCompany(db, holder.companyCode, (tx) => readChallenge(tx, key));
  if (!begun) throw refuse('FACTOR_SET_UP_ENDED');
  const step = stepOf(keyring.decrypt(begun.content, appAad(holder)), code, begun.now);
  if (step === undefined) throw refuseField('code', 'FACTOR_CODE_WRONG');
  return { content: begun.content, step };
}

/** Puts the app in force, in the place of the one before: of many at once one does. */
export async function storeApp(tx: Tx, holder: Holder, { content, step }: ProvenApp): Promise<void> {
  const secret = await takeChallenge(tx, { ...holder, purpose: 'app' });
  // Begun again in the meantime: the code belongs to a secret that the app has no more.
  if (!secret?.equals(content)) throw refuse('FACTOR_SET_UP_ENDED');
  await putApp(tx, holder, { secret, step });
}
