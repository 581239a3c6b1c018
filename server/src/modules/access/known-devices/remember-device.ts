import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { sendAccountNotice } from '../../people/notifications/index.ts';
import { type TrustingBrowser, withTrustSecret } from './trust-secrets.ts';
import { noteDevice, trustDevice, type Browser } from './known-devices.sql.ts';

type Writing = Pick<Kernel, 'keyring' | 'outbox' | 'properties' | 'translator'>;

/** ACC-18: notes the browser of a sign-in; a letter notifies the person where it is new to them. */
export async function rememberDevice(tx: Tx, kernel: Writing, person: PersonKey, browser: Browser): Promise<void> {
  const { isTold, seenAt: changedAt } = await noteDevice(tx, person, browser);
  if (!isTold) return;
  const { device } = browser;
  const changed = device === '' ? 'newUnknownDevice' : 'newDevice';
  await sendAccountNotice(tx, kernel, person, { changed, changedAt, params: { device } });
}

/** ACC-17: trusts the browser in which a second factor was just proven; answers the secrets that it has from now on. */
export async function trustBrowser(
  tx: Tx,
  kernel: Writing,
  person: PersonKey,
  browser: Browser & TrustingBrowser,
): Promise<string> {
  await rememberDevice(tx, kernel, person, browser);
  const secret = await trustDevice(tx, person, browser.name);
  return secret ? withTrustSecret(kernel.keyring, person, browser, secret) : browser.secrets;
}
