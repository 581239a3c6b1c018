import { appCodes } from '@madang/contract/access/mfa/limits.ts';
import { Secret, TOTP } from 'otpauth';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Data for an authenticator app: the secret to type, and the address in the QR code. */
export interface AppSecret {
  readonly secret: string;
  readonly uri: string;
}

const issuer = 'Madang';
/** A code of the half minute before and after is taken too, for clocks differ and people type slowly. */
const stepsAround = 1;

/** Returns the additional authenticated data (AAD) of a secret; a secret moved to another person cannot be decrypted. */
export function appAad({ personId }: Pick<PersonKey, 'personId'>): string {
  return `authenticator_apps.secret.${personId}`;
}

export function newAppSecret(loginId: string): AppSecret {
  const secret = new Secret({ size: appCodes.secretBytes });
  return { secret: secret.base32, uri: authenticator(secret, loginId).toString() };
}

/** The half minute whose code it is; undefined where it is none of now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const app = authenticator(Secret.fromBase32(secret));
  const delta = app.validate({ token: code, timestamp, window: stepsAround });
  return delta === null ? undefined : app.counter({ timestamp }) + delta;
}

function authenticator(secret: Secret, label = ''): TOTP {
  const { algorithm, digits, periodSeconds: period } = appCodes;
  return new TOTP({ issuer, label, algorithm, digits, period, secret });
}
