import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeptValues } from '../process/kept-values.ts';
import { acceptedIn, longestList } from './headers/accepted.ts';
import type { BoundRoute } from './bound-route.ts';

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
} as const;

/** Minimum size to compress: smaller answers fit into one packet as they are. */
const smallestBytes = 1_000;

/** Access kinds of calls before their person is known: their answers contain proofs and codes. */
const onTheWayIn: readonly BoundRoute['access'][] = ['public', 'flow', 'pendingFactor', 'pendingSetUp', 'pendingLogIn'];

// Compressed length reveals what an answer has in common with a text that a stranger made it repeat (BREACH).
/** Throws if a route declares compression that its access forbids: only answers without a secret may be compressed. */
export function checkCompressed({ route, access }: BoundRoute): void {
  const { path, method, isReference, isCompressed, isKept } = route;
  if (isReference && access !== 'public') throw new Error(`${path} is no reference data: its access is ${access}`);
  if (isCompressed && (isReference || onTheWayIn.includes(access)))
    throw new Error(`${path} is not compressed: its access is ${access}`);
  if (isKept && (!isCompressed || method !== 'GET')) throw new Error(`${path} is kept by no browser`);
}

/** The finished bytes of an answer, and what each encoding makes of them. */
interface Finished {
  readonly body: Buffer;
  readonly tag: string;
  readonly compressed: Partial<Record<keyof typeof compressors, Promise<Buffer>>>;
}

/** Answers that never change, such as the description of all calls, by the object that a query returns each time. */
const constant = new WeakMap<object, Finished>();
/** The last ones of all others by their tag, so that none is compressed for each reader. */
const recent = new KeptValues<Finished>('answers', ({ body }) => body.length * compressedShare);
/** Two compressed forms may come beside the plain one. */
const compressedShare = 1.5;

/**
 * Sends reference data compressed, or 304. The tag follows the content, so no reader gets another's. Frozen answers are
 * encoded once.
 */
export async function sendReference(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  encode: (answer: unknown) => unknown,
): Promise<FastifyReply> {
  const finished = finishedOf(answer, encode);
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (request.method === 'GET') {
    reply.header('cache-control', 'no-cache').header('etag', finished.tag);
    if (isKnown(request.headers['if-none-match'], finished.tag)) return reply.status(304).send();
  }
  return sendFinished(request, reply, finished);
}

// One that is kept is compressed once for all who get the same.
/** Sends a large answer of a session, compressed where its route allows it; a kept one gets a tag, and 304 where it is known. */
export async function sendLarge(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
  { isKept, isCompressed }: Pick<BoundRoute['route'], 'isKept' | 'isCompressed'>,
): Promise<FastifyReply> {
  const body = Buffer.from(json);
  reply.type('application/json; charset=utf-8');
  if (!isCompressed) return reply.send(body);
  reply.header('vary', 'accept-encoding');
  if (!isKept) return sendFinished(request, reply, { body, compressed: {} });
  const tag = tagOf(body);
  reply.header('cache-control', 'private, no-cache').header('etag', tag);
  if (isKnown(request.headers['if-none-match'], tag)) return reply.status(304).send();
  return sendFinished(request, reply, recentOf(body, tag));
}

/** Only for what anyone gets alike, and with a `vary` that names the encoding. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
): Promise<FastifyReply> {
  return sendFinished(request, reply, recentOf(body));
}

function finishedOf(answer: unknown, encode: (answer: unknown) => unknown): Finished {
  const known = constant.get(answer as object);
  if (known) return known;
  const body = Buffer.from(JSON.stringify(encode(answer)));
  if (!Object.isFrozen(answer)) return recentOf(body);
  const finished = { body, tag: tagOf(body), compressed: {} };
  constant.set(answer as object, finished);
  return finished;
}

function recentOf(body: Buffer, tag = tagOf(body)): Finished {
  const finished = recent.get(tag) ?? { body, tag, compressed: {} };
  recent.set(tag, finished);
  return finished;
}

function tagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

async function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, compressed }: Pick<Finished, 'body' | 'compressed'>,
): Promise<FastifyReply> {
  const encoding = body.length < smallestBytes ? undefined : encodingFor(request.headers['accept-encoding']);
  if (encoding === undefined) return reply.send(body);
  const bytes = await (compressed[encoding] ??= compressors[encoding](body));
  return reply.header('content-encoding', encoding).send(bytes);
}

function isKnown(known = '', tag: string): boolean {
  return known.length <= longestList && known.split(',').some((each) => each.trim() === tag);
}

/** The smaller one of those that the reader takes; undefined where it takes none. */
function encodingFor(header: string | undefined): keyof typeof compressors | undefined {
  const taken = new Set(acceptedIn(header));
  return (['br', 'gzip'] as const).find((name) => taken.has(name));
}
