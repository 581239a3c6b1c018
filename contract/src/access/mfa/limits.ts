import { daySeconds, hourSeconds } from '../../kernel/durations.ts';

/** ACC-12: limits of the second step of a sign-in, and of a person's methods. */
export const factorLimits = {
  /** Codes compared in one sign-in; after that the password is requested again. */
  triesPerLogIn: 4,
  /** Seconds for which the setup of an authenticator app awaits its first code. */
  setUpSeconds: 10 * 60,
  recoveryCodes: 10,
} as const;

/** Wrong codes of a person, counted over all sign-ins: anyone who knows the password gets no guesses without end. */
export const wrongFactorTries = [
  { count: 12, seconds: hourSeconds },
  { count: 30, seconds: daySeconds },
] as const;

/** Passkeys of a person, and how long the browser's window waits for one. */
export const passkeyLimits = { passkeys: 10, nameCharacters: 50, challengeSeconds: 5 * 60 } as const;

/** Code settings that every authenticator app supports (RFC 6238): six digits, a new code every half minute. */
export const appCodes = { digits: 6, periodSeconds: 30, secretBytes: 20, algorithm: 'SHA1' } as const;

/** Ten of these are 50 bits; letters that look like digits are left out (Crockford's base 32). */
export const recoveryCodeForm = { alphabet: '0123456789ABCDEFGHJKMNPQRSTVWXYZ', length: 10 } as const;
