import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kernel } from '../../kernel.ts';
import type { CookieAccess } from '../bound-route.ts';
import { clearCached, cookieName, cookieOptions, type CookieName } from '../cookies.ts';

/** The cookies of a call, by the names that the code knows them by. */
export function cookieAccess(
  { config }: Pick<Kernel, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): CookieAccess {
  return {
    readCookie: (name: CookieName) => request.cookies[cookieName(name, config)],
    setCookie: (name: CookieName, value: string | null, seconds?: number) => {
      if (value === null && name === 'session') clearCached(reply);
      if (value === null) reply.clearCookie(cookieName(name, config), cookieOptions(name, config));
      else reply.setCookie(cookieName(name, config), value, cookieOptions(name, config, seconds));
    },
  };
}
