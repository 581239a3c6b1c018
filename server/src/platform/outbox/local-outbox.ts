import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '@madang/contract/refuse.ts';
import type { Config } from '../../config.ts';
import { makeFolder } from '../../kernel/files/make-folder.ts';
import { isLocalName, isOfThisMachine } from '../process/health.ts';
import type { Carrier, Message } from './outbox.ts';

const keptMessages = 200;

type Kept = Message & { readonly at: Date; readonly id: string };

/** Policy for a mail's HTML: inline styles alone, no loads or scripts, an origin of its own; links open outside. */
const renditionPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * Outbox without a mail server or gateway: memory in development, or a folder shared by processes, in files readable by
 * their owner alone.
 */
export class LocalOutbox {
  readonly #messages: Kept[] = [];
  readonly #folder: string | undefined;

  constructor(folder?: string) {
    this.#folder = folder;
  }

  readonly carry: Carrier = async (message) => {
    const kept = { ...message, at: new Date(), id: randomUUID() };
    if (this.#folder !== undefined) return keepFile(this.#folder, kept);
    this.#messages.unshift(kept);
    this.#messages.length = Math.min(this.#messages.length, keptMessages);
  };

  /** Newest first. */
  list(): readonly Kept[] {
    return this.#folder === undefined ? this.#messages : readFiles(this.#folder);
  }
}

/** The name begins with the moment, so that names are in the order of time. */
function keepFile(folder: string, message: Kept): void {
  makeFolder(folder);
  const file = join(folder, `${message.at.toISOString().replaceAll(':', '-')}-${message.id}.json`);
  writeFileSync(`${file}.new`, JSON.stringify(message), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  for (const old of namesIn(folder).slice(keptMessages)) rmSync(join(folder, old), { force: true });
}

function readFiles(folder: string): Kept[] {
  return namesIn(folder).flatMap((name) => {
    try {
      const kept = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Kept;
      return [{ ...kept, at: new Date(kept.at) }];
    } catch {
      // The one that works has taken it away since.
      return [];
    }
  });
}

/** Newest first; none where nothing was delivered yet. */
function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed();
}

/**
 * Shows the local outbox to the developer's browser. It holds codes, so only this machine is answered, under known host
 * names.
 */
export function bindLocalOutbox(app: FastifyInstance, localOutbox: LocalOutbox, { baseUrl }: Pick<Config, 'baseUrl'>) {
  const refuseOthers = (request: FastifyRequest) => {
    const { host } = request.headers;
    if (!isOfThisMachine(request) || (!isLocalName(host) && host !== baseUrl.host)) throw refuse('CO404');
  };
  app.get('/outbox.json', (request, reply) => {
    refuseOthers(request);
    return reply.header('cache-control', 'no-store').send(localOutbox.list().map(withoutHtml));
  });
  app.get<{ Params: { id: string } }>('/outbox/:id.html', (request, reply) => {
    refuseOthers(request);
    const message = localOutbox.list().find(({ id }) => id === request.params.id);
    if (message?.channel !== 'mail') throw refuse('CO404');
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': renditionPolicy })
      .type('text/html; charset=utf-8')
      .send(message.html);
  });
}

/** The page asks every few seconds. */
function withoutHtml(message: Kept): object {
  if (message.channel === 'sms') return message;
  const { html: _html, ...rest } = message;
  return rest;
}
