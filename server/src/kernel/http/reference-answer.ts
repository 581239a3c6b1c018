import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedIn, longestList } from './headers/accepted.ts';
import type { BoundRoute } from './bound-route.ts';

const compressors = {
  // A quality that costs a millisecond: nothing is kept, so no one fills memory with countries and languages.
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
} as const;

/** What is smaller fits into one packet as it is. */
const smallestBytes = 1_000;

/**
 * Compressed length reveals what an answer has in common with what a stranger made it repeat (BREACH), so only answers
 * that hold no secret may be compressed: those that anyone gets alike, without cookie or session.
 */
export function checkIsPublic({ route: { path, isReference }, access }: BoundRoute): void {
  if (isReference && access !== 'public') throw new Error(`${path} is no reference data: its access is ${access}`);
}

/**
 * Sends reference data compressed; a reader who has it already gets 304. The tag is of the
 * content, whatever language or cookie it was chosen by, so a kept answer can be none of another reader's.
 */
export async function sendReference(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<FastifyReply> {
  const body = Buffer.from(JSON.stringify(answer));
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (request.method === 'GET') {
    const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'no-cache').header('etag', tag);
    if (isKnown(request.headers['if-none-match'], tag)) return reply.status(304).send();
  }
  return sendCompressed(request, reply, body);
}

/** Only for what anyone gets alike, and with a `vary` that names the encoding. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
): Promise<FastifyReply> {
  const encoding = body.length < smallestBytes ? undefined : encodingFor(request.headers['accept-encoding']);
  if (encoding === undefined) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compressors[encoding](body));
}

/** Of more tags than any browser keeps, none is. */
function isKnown(known = '', tag: string): boolean {
  return known.length <= longestList && known.split(',').some((each) => each.trim() === tag);
}

/** The smaller one of those that the reader takes; undefined where it takes none. */
function encodingFor(header: string | undefined): keyof typeof compressors | undefined {
  const taken = new Set(acceptedIn(header));
  return (['br', 'gzip'] as const).find((name) => taken.has(name));
}
