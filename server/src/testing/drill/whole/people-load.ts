import { Agent, request } from 'node:http';
import { signUp, type SignUpCaller, enteredBy } from '../../sign-up.ts';
import type { CodeMails } from '../mail-server.ts';
import type { TestPerson } from '../../people.ts';
import { serverHeader } from './samples.ts';

/** Results that people observed. */
export interface Seen {
  all: number;
  /** 500, 502, 504 and whatever else is no answer of ours. */
  failures: number;
  /** Answers 503 in the product's error format. */
  unavailable: number;
  /** Answers 503 of the proxy, which has a page of its own. */
  proxys: number;
  cut: number;
  /** Number of valid requests that were refused. */
  wrongRefusals: number;
  /** The longest time without a change that was acknowledged, in seconds. */
  gap: number;
  slowest: number;
  slowestCall: string;
  /** Number of answers by source and status: `a 200`, `b 503`. */
  readonly by: Map<string, number>;
}

const lookMs = 20;
let callers = 0;

/**
 * People who sign up, sign in, read their session and sign out through the proxy, each from an address of their own.
 */
export class PeopleLoad {
  readonly seen: Seen = {
    all: 0,
    failures: 0,
    unavailable: 0,
    proxys: 0,
    cut: 0,
    wrongRefusals: 0,
    gap: 0,
    slowest: 0,
    slowestCall: '',
    by: new Map(),
  };
  /** Companies whose sign-up was acknowledged. */
  readonly acknowledged: string[] = [];
  readonly refusals = new Set<string>();
  readonly #port: number;
  readonly #mails: CodeMails;
  #isOver = false;
  #lastChange = performance.now();
  #work: Promise<unknown>;

  constructor(port: number, mails: CodeMails, people: readonly TestPerson[]) {
    this.#port = port;
    this.#mails = mails;
    this.#work = Promise.all([this.#signUps(), this.#signUps(), ...people.map((each) => this.#logIns(each))]);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#work;
  }

  async #signUps(): Promise<void> {
    while (!this.#isOver) {
      const caller = this.#caller();
      const mailbox = { nextCode: (to: string) => this.#mails.codeFor(to) };
      // A step that was refused is counted where it was.
      const answer = await signUp(caller, mailbox).catch(() => undefined);
      if (answer?.status === 200) this.acknowledged.push(enteredBy(answer).companyCode);
      caller.close();
      await pause(lookMs);
    }
  }

  async #logIns({ loginId, password }: TestPerson): Promise<void> {
    while (!this.#isOver) {
      const caller = this.#caller();
      const { status } = await caller.post('/api/v1/session', { loginId, password });
      for (let turn = 0; status === 200 && turn < 3 && !this.#isOver; turn += 1) await caller.get('/api/v1/session');
      if (status === 200) await caller.send('DELETE', '/api/v1/session');
      caller.close();
      await pause(lookMs);
    }
  }

  #caller(): Caller {
    return new Caller(this.#port, (method, path, answer) => this.#count(method, path, answer));
  }

  #count(method: string, path: string, { status, text, server, tookMs }: Counted): void {
    const seen = this.seen;
    seen.all += 1;
    const by = `${server} ${status}`;
    seen.by.set(by, (seen.by.get(by) ?? 0) + 1);
    if (tookMs > seen.slowest * 1_000) {
      seen.slowest = tookMs / 1_000;
      seen.slowestCall = `${method} ${path.split('?')[0]?.split('/').at(-1) ?? ''} ${status}`;
    }
    if (status > 0 && status < 400) {
      if (method === 'GET') return;
      const now = performance.now();
      seen.gap = Math.max(seen.gap, (now - this.#lastChange) / 1_000);
      this.#lastChange = now;
      return;
    }
    if (status === 0) seen.cut += 1;
    else if (status === 503) seen[text.includes('"errorCode"') ? 'unavailable' : 'proxys'] += 1;
    else if (status >= 500) seen.failures += 1;
    else seen.wrongRefusals += 1;
    if (status !== 503) this.refusals.add(`${method} ${path.split('?')[0] ?? ''} ${status} ${text.slice(0, 160)}`);
  }
}

interface Counted {
  /** 0 where the connection broke before an answer. */
  readonly status: number;
  readonly text: string;
  /** Server behind the proxy that answered, if the proxy names it. */
  readonly server: string;
  readonly tookMs: number;
}

interface CallAnswer {
  readonly status: number;
  readonly text: string;
  json<T>(): T;
}

class Caller implements SignUpCaller<CallAnswer> {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #port: number;
  readonly #count: (method: string, path: string, answer: Counted) => void;
  readonly #cookies = new Map<string, string>();
  readonly #address: string;

  constructor(port: number, count: (method: string, path: string, answer: Counted) => void) {
    callers += 1;
    this.#port = port;
    this.#count = count;
    // All of 127.0.0.0/8 is this machine.
    this.#address = `127.${1 + (callers >> 14)}.${(callers >> 6) & 255}.${1 + (callers & 63)}`;
  }

  get(url: string): Promise<CallAnswer> {
    return this.send('GET', url);
  }

  post(url: string, payload: unknown = {}): Promise<CallAnswer> {
    return this.send('POST', url, payload);
  }

  close(): void {
    this.#agent.destroy();
  }

  async send(method: string, path: string, payload?: unknown): Promise<CallAnswer> {
    const began = performance.now();
    const { status, text, server } = await this.#answer(method, path, payload);
    this.#count(method, path, { status, text, server, tookMs: performance.now() - began });
    return { status, text, json: <T>() => JSON.parse(text) as T };
  }

  #answer(method: string, path: string, payload: unknown): Promise<Omit<Counted, 'tookMs'>> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'x-madang': '1', 'content-type': 'application/json', ...(cookie && { cookie }) };
    const options = { host: '127.0.0.1', port: this.#port, localAddress: this.#address, agent: this.#agent };
    return new Promise((resolve) => {
      const broken = () => resolve({ status: 0, text: '', server: '-' });
      const call = request({ ...options, method, path, headers, timeout: 20_000 }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk)).on('error', broken);
        answer.on('end', () => {
          for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line);
          const server = String(answer.headers[serverHeader] ?? '-');
          resolve({ status: answer.statusCode ?? 0, text, server });
        });
      });
      call.on('error', broken).on('timeout', () => call.destroy());
      call.end(payload === undefined ? undefined : JSON.stringify(payload));
    });
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
