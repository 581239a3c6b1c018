import type { ErrorBody } from '../../contract/src/kernel/errors.ts';

/** Answer of a call, in the shape that the server's own test helpers read. */
export interface CallAnswer {
  readonly status: number;
  readonly text: string;
  json<T = Record<string, unknown>>(): T;
  readonly error: ErrorBody;
}

/** A program that calls the running product as a browser's page does: it keeps cookies and speaks one language. */
export class Caller {
  readonly cookies = new Map<string, string>();
  readonly #baseUrl: string;
  readonly #language: string;

  constructor(baseUrl: string, language = 'en') {
    this.#baseUrl = baseUrl;
    this.#language = language;
  }

  get(path: string): Promise<CallAnswer> {
    return this.#send('GET', path);
  }

  post(path: string, body: unknown = {}): Promise<CallAnswer> {
    return this.#send('POST', path, JSON.stringify(body));
  }

  put(path: string, body: unknown = {}): Promise<CallAnswer> {
    return this.#send('PUT', path, JSON.stringify(body));
  }

  delete(path: string): Promise<CallAnswer> {
    return this.#send('DELETE', path);
  }

  async #send(method: string, path: string, body?: string): Promise<CallAnswer> {
    const answer = await fetch(this.#baseUrl + path, {
      method,
      headers: {
        'accept-language': this.#language,
        'x-madang': '1',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=', 2);
      this.cookies.set(name, value);
    }
    const text = await answer.text();
    const json = <T>() => JSON.parse(text) as T;
    return { status: answer.status, text, json, error: answer.ok ? noError : json<ErrorBody>() };
  }
}

const noError: ErrorBody = { errorCode: '', errorMessage: '', fields: [], requestId: '' };
