import { deviceLimits } from '@madang/contract/access/known-devices/limits.ts';
import { type Keyring, secretHash } from '../../../kernel/crypto/keyring.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Secret of a trusted device: the trust, and how many sign-ins have used it. */
export interface TrustSecret {
  readonly trustId: string;
  readonly number: number;
}

/** Browser of a person by the name in its cookie, with the secrets of all who trust it. */
export interface TrustingBrowser {
  readonly name: string;
  /** Text of the cookie; '' without any. */
  readonly secrets: string;
}

const form = /^([\w-]{8}):([\w-]{16}):(\d{1,9}):([\w-]+)$/;

interface Part {
  readonly tag: string;
  readonly text: string;
  readonly secret: TrustSecret;
  readonly seal: string;
}

function partsOf(secrets: string): Part[] {
  return secrets.split('~').flatMap((text) => {
    const [, tag = '', trustId = '', number = '', seal = ''] = form.exec(text) ?? [];
    return tag === '' ? [] : [{ tag, text, secret: { trustId, number: Number(number) }, seal }];
  });
}

/** Reads the secret that the cookie has of a person; undefined for none, or for one that we did not make. */
export function trustSecretIn(keyring: Keyring, person: PersonKey, browser: TrustingBrowser): TrustSecret | undefined {
  const own = partsOf(browser.secrets).find(({ tag }) => tag === tagOf(person, browser));
  if (!own) return undefined;
  const text = sealedText(person, browser, own.secret);
  return keyring.matchesIndex(Buffer.from(own.seal, 'base64url'), 'trusted-device', text) ? own.secret : undefined;
}

/** Returns the secrets with another one of a person, or without one; those of others at the browser stay. */
export function withTrustSecret(
  keyring: Keyring,
  person: PersonKey,
  browser: TrustingBrowser,
  secret: TrustSecret | undefined,
): string {
  const tag = tagOf(person, browser);
  const others = partsOf(browser.secrets).filter((part) => part.tag !== tag);
  const kept = others.map(({ text }) => text).slice(0, deviceLimits.trustsPerBrowser - 1);
  if (!secret) return kept.join('~');
  const seal = keyring.blindIndex('trusted-device', sealedText(person, browser, secret)).toString('base64url');
  return [`${tag}:${secret.trustId}:${secret.number}:${seal}`, ...kept].join('~');
}

/** Finds a person's secret among those of a browser, and says nothing of the person. */
function tagOf({ companyCode, personId }: PersonKey, { name }: TrustingBrowser): string {
  return secretHash(`${companyCode} ${personId} ${name}`).toString('base64url').slice(0, 8);
}

function sealedText(
  { companyCode, personId }: PersonKey,
  { name }: TrustingBrowser,
  { trustId, number }: TrustSecret,
): string {
  return [companyCode, personId, name, trustId, number].join('\u0000');
}
