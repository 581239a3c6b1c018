import type { FastifyInstance, FastifyReply } from 'fastify';
import { signInAddress } from '@madang/contract/kernel/addresses.ts';
import { refuse, Refusal } from '@madang/contract/refuse.ts';
import { checkTexts } from './safe-input.ts';

/**
 * Lets a route accept a hidden form's post alone. Browsers are redirected to the sign-in on refusal; other callers get
 * the code.
 */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, raw: string) => parseForm(raw),
  );
  scope.setErrorHandler((error, request, reply) => {
    const isRefused = error instanceof Refusal && request.headers.accept?.includes('text/html');
    if (!isRefused) throw error;
    return reply.header('cache-control', 'no-store').redirect(`${signInAddress}?reason=ended`, 303);
  });
}

/** Each name once: with two values it would be open which one a check looked at. */
function parseForm(raw: string): Record<string, string> {
  const entries = [...new URLSearchParams(raw)];
  const fields = Object.fromEntries(entries);
  if (Object.keys(fields).length !== entries.length) throw refuse('CO400');
  checkTexts(fields);
  return fields;
}

/** Sends the browser on, with a GET of its own, so that going back posts nothing again. */
export function redirectWith(reply: FastifyReply, answer: unknown): FastifyReply {
  return reply.redirect((answer as { readonly location: string }).location, 303);
}
