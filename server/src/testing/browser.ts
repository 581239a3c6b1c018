import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ErrorBody } from '@madang/contract/kernel/errors.ts';
import { undoHeader } from '@madang/contract/ground/undo-steps/routes.ts';
import { keepAnsweredCodes } from './specification/answered-codes.ts';

/** A browser's side of calls: keeps cookies, says where it comes from, speaks one language. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #address: string;
  readonly #language: string;

  constructor(app: FastifyInstance, { address = '192.0.2.1', language = 'en' } = {}) {
    this.#app = app;
    this.#address = address;
    this.#language = language;
  }

  get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send({ method: 'GET', url, headers });
  }

  post(url: string, payload: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    });
  }

  /** Posts as a page's hidden form does. */
  form(url: string, fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  put(url: string, payload: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send({
      method: 'PUT',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    });
  }

  delete(url: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send({ method: 'DELETE', url, headers });
  }

  /** Sends a call as it is given. */
  async send(options: InjectOptions & { headers: Record<string, string> }): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#app.inject({
      ...options,
      remoteAddress: this.#address,
      headers: {
        'accept-language': this.#language,
        'x-madang': '1',
        ...(cookie === '' ? {} : { cookie }),
        ...options.headers,
      },
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    keepAnsweredCodes(response.statusCode, response.payload);
    return new Answer(response);
  }
}

export class Answer {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly text: string;
  readonly bytes: Buffer;

  constructor(response: LightMyRequestResponse) {
    this.status = response.statusCode;
    this.headers = response.headers;
    this.text = response.payload;
    this.bytes = response.rawPayload;
  }

  /** The JSON body, as the test expects it to be. */
  json<T = Record<string, unknown>>(): T {
    return JSON.parse(this.text) as T;
  }

  get error(): ErrorBody {
    return this.json<ErrorBody>();
  }
}

/** Returns the undo id in an answer, if its change can be undone. */
export function undoIdOf({ headers }: Pick<Answer, 'headers'>): string | undefined {
  const undoId = headers[undoHeader];
  return undoId === undefined ? undefined : String(undoId);
}
