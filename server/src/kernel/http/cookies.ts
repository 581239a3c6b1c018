import { daySeconds } from '@madang/contract/kernel/durations.ts';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';

export type CookieName = 'session' | 'flow' | 'device' | 'pending' | 'setUp' | 'passkey';

const names: Readonly<Record<CookieName, string>> = {
  session: 'sid',
  flow: 'flow',
  device: 'device',
  pending: 'pending',
  setUp: 'setup',
  passkey: 'passkey',
};
/**
 * The flow, a log-in that waits, a challenge for a passkey and a company's set-up end with the browser's, and so does a session
 * whose person did not ask to stay signed in; a known device is remembered for half a year.
 */
const maxAgeSeconds: Readonly<Record<CookieName, number | undefined>> = {
  session: undefined,
  flow: undefined,
  pending: undefined,
  setUp: undefined,
  passkey: undefined,
  device: 180 * daySeconds,
};

/** Over plain http a cookie can carry neither the __Host- prefix nor Secure. */
export function cookieName(name: CookieName, config: Pick<Config, 'baseUrl'>): string {
  return isSecure(config) ? `__Host-${names[name]}` : names[name];
}

/** `seconds`: how long this one is kept, where its name does not say. */
export function cookieOptions(name: CookieName, config: Pick<Config, 'baseUrl'>, seconds?: number) {
  const maxAge = seconds ?? maxAgeSeconds[name];
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    ...(maxAge === undefined ? {} : { maxAge }),
  } as const;
}

export function isSecure({ baseUrl }: Pick<Config, 'baseUrl'>): boolean {
  return baseUrl.protocol === 'https:';
}

/**
 * Has the browser drop what it cached of a session that is over, also where no script runs: photos and pictures may be cached for a
 * year. Storage and cookies stay: the remembered ID, the language and the known device outlive a session, and another tab may hold a
 * newer one. Scripts take what is the person's own out of storage.
 */
export function clearCached(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"');
}
