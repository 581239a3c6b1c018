import { timeoutCode, unknownAddressCode, unreachableCode } from '@madang/contract/kernel/base-errors.ts';
import { ticketHeaders } from './desk-ticket.ts';
import { CallError, refusalOf } from '../call-error.ts';

/** Milliseconds that a call waits: for the first byte of its answer, and for all of it (API-02). */
export const responseTimeoutMs = 10_000;
export const deadlineMs = 60_000;

export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

interface CallOptions {
  readonly query?: QueryValues;
  /** Ends the call early, as when its page is left; the call then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Hears the headers of an answer that is no refusal. */
  readonly onHeaders?: (headers: Headers) => void;
}

export interface GetOptions extends CallOptions {
  readonly responseTimeoutMs?: number;
}

interface Sending extends GetOptions {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: BodyInit;
  readonly readAs: 'json' | 'text' | 'file';
}

interface Surroundings {
  readonly fetch: typeof fetch;
  readonly origin: string;
  readonly responseTimeoutMs: number;
  readonly deadlineMs: number;
  /** Runs before each call and refuses it by throwing. */
  checkFirst?: () => Promise<void>;
}

export type Client = ReturnType<typeof createClient>;

const json = { 'content-type': 'application/json' };

/**
 * Request helper of the specification's section 7: one try, credentials, time-outs of 10 s and 60 s; failures are
 * CallErrors.
 */
export function createClient(given: Partial<Surroundings> = {}) {
  const around: Surroundings = {
    fetch: (...call) => fetch(...call),
    origin: '',
    responseTimeoutMs,
    deadlineMs,
    ...given,
  };
  const send = (path: string, sending: Sending) => exchange(around, path, sending);
  const withBody =
    (method: string) =>
    (path: string, body?: unknown, options: CallOptions = {}) =>
      send(path, { ...options, method, headers: json, readAs: 'json', body: JSON.stringify(body ?? {}) });

  return {
    /**
     * Makes each later call wait for this check, which refuses by throwing (docs/decisions/forms-and-open-pages.md).
     */
    checkFirst: (check: () => Promise<void>): void => {
      around.checkFirst = check;
    },
    get: (path: string, options: GetOptions = {}) =>
      send(path, { ...options, method: 'GET', headers: json, readAs: 'json' }),
    post: withBody('POST'),
    /** The same with an answer that is a file. */
    postForFile: async (path: string, body: unknown, onHeaders: (headers: Headers) => void) =>
      (await send(path, {
        onHeaders,
        method: 'POST',
        headers: json,
        readAs: 'file',
        responseTimeoutMs: around.deadlineMs,
        body: JSON.stringify(body),
      })) as Blob,
    put: withBody('PUT'),
    delete: withBody('DELETE'),
    /** Sends files. The wait for an answer cannot be measured apart from the upload, so the deadline alone counts. */
    attach: (path: string, files: FormData, options: CallOptions = {}) =>
      send(path, {
        responseTimeoutMs: around.deadlineMs,
        ...options,
        method: 'POST',
        headers: {},
        readAs: 'json',
        body: files,
      }),
    /** Posts fields as a form does and answers with the text that comes back, a page included. */
    form: async (path: string, fields: Readonly<Record<string, string>>, options: CallOptions = {}) => {
      const body = new URLSearchParams(fields);
      return String(await send(path, { ...options, method: 'POST', headers: {}, readAs: 'text', body }));
    },
  };
}

async function exchange(around: Surroundings, path: string, sending: Sending): Promise<unknown> {
  await around.checkFirst?.();
  const clock = startClock(sending.responseTimeoutMs ?? around.responseTimeoutMs, around.deadlineMs, sending.signal);
  try {
    const answer = await around.fetch(around.origin + path + queryText(sending.query), {
      method: sending.method,
      // A call without a form behind it carries a header that no foreign page can send.
      headers: { accept: 'application/json', 'x-madang': '1', ...ticketHeaders(), ...sending.headers },
      body: sending.body ?? null,
      credentials: 'include',
      redirect: 'manual',
      signal: clock.signal,
    });
    clock.answered();
    const read = await readAnswer(answer, sending.readAs);
    sending.onHeaders?.(answer.headers);
    return read;
  } catch (thrown) {
    if (thrown instanceof CallError) throw thrown;
    if (sending.signal?.aborted) throw sending.signal.reason;
    throw new CallError({ status: 0, errorCode: clock.signal.aborted ? timeoutCode : unreachableCode });
  } finally {
    clock.stop();
  }
}

async function readAnswer(answer: Response, readAs: Sending['readAs']): Promise<unknown> {
  const { status } = answer;
  if (answer.type === 'opaqueredirect' || (status >= 300 && status < 400) || status === 404) {
    throw new CallError({ status, errorCode: unknownAddressCode });
  }
  if (readAs === 'file' && answer.ok) return answer.blob();
  const text = await answer.text();
  if (readAs === 'text' && answer.ok) return text;
  if (answer.headers.get('content-type')?.includes('text/html')) {
    throw new CallError({ status, errorCode: timeoutCode });
  }
  const body = parseJson(text);
  if (!answer.ok || body === unreadable) throw refusalOf(status, body);
  return body;
}

const unreadable = Symbol('unreadable');

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

function queryText(query: QueryValues = {}): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

function startClock(responseMs: number, wholeMs: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const response = setTimeout(abort, responseMs);
  const deadline = setTimeout(abort, wholeMs);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    answered: () => clearTimeout(response),
    stop: () => {
      clearTimeout(response);
      clearTimeout(deadline);
      outer?.removeEventListener('abort', abort);
    },
  };
}

export const client = createClient();
