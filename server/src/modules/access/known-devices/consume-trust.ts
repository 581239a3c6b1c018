import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { sendAccountNotice } from '../../people/notifications/index.ts';
import { endTrustOf, readTrust, rotateTrust } from './known-devices.sql.ts';
import { type TrustingBrowser, trustSecretIn, withTrustSecret } from './trust-secrets.ts';

type Writing = Pick<Kernel, 'keyring' | 'outbox' | 'properties' | 'translator'>;

export interface UsedTrust {
  readonly isTrusted: boolean;
  /** An earlier secret came back: the cookie was copied, and the trust has ended. */
  readonly isCopied: boolean;
  /** Secrets that the browser has from now on. */
  readonly secrets: string;
}

/** ACC-17: uses the trust in a browser for a sign-in: its secret is renewed, and one that was used before ends the trust. */
export async function consumeTrust(
  tx: Tx,
  kernel: Writing,
  person: PersonKey,
  browser: TrustingBrowser,
): Promise<UsedTrust> {
  const { keyring } = kernel;
  const given = trustSecretIn(keyring, person, browser);
  const next = await rotateTrust(tx, person, browser.name, given);
  if (next) return { isTrusted: true, isCopied: false, secrets: withTrustSecret(keyring, person, browser, next) };
  const held = given && (await readTrust(tx, person, browser.name, given));
  if (!given || !held) return { isTrusted: false, isCopied: false, secrets: browser.secrets };
  // Another tab has just used it, and both are given the same one.
  if (held.isRecent && given.number === held.number - 1) {
    const secrets = withTrustSecret(keyring, person, browser, { ...given, number: held.number });
    return { isTrusted: true, isCopied: false, secrets };
  }
  const endedAt = await endTrustOf(tx, person, browser.name, given);
  if (endedAt) await sendAccountNotice(tx, kernel, person, { changed: 'copiedDevice', changedAt: endedAt });
  const secrets = withTrustSecret(keyring, person, browser, undefined);
  return { isTrusted: false, isCopied: endedAt !== undefined, secrets };
}
