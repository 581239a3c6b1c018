import { documentAnswer, type Route } from '@madang/contract/kernel/route.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { FastifyRequest } from 'fastify';
import { acceptedIn } from '../headers/accepted.ts';

/** Refuses (CO406) a caller who takes no JSON, where the route answers no document. */
export function requireJsonAccepted({ answer }: Route, { headers }: FastifyRequest): void {
  if (answer !== documentAnswer && !acceptsJson(headers.accept)) throw refuse('CO406');
}

/** Calls answer JSON alone; a browser's own form post accepts anything at the end of its list. */
function acceptsJson(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  return acceptedIn(accept).some((type) => ['*/*', 'application/*', 'application/json'].includes(type));
}
