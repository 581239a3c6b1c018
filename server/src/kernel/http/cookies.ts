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
 * Lifetimes of cookies: flow, pending sign-in, challenge and set-up end with the browser; a known device lasts half a
 * year.
 */
const maxAgeSeconds: Readonly<Record<CookieName, number | undefined>> = {
  session: undefined,
  flow: undefined,
  pending: undefined,
  setUp: undefined,
  passkey: undefined,
  device: 180 * daySeconds,
};

/** Returns a cookie's name; over plain http it can have neither the __Host- prefix nor Secure. */
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
 * Clears the browser's cache of an ended session. Storage and cookies stay, because another tab may hold a newer
 * session.
 */
export function clearCached(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"');
}
