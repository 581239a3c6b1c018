import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { signUpCalls } from '../../sign-up.ts';

export interface CrowdSettings {
  readonly baseUrl: string;
  /** Each goes in and out again and again. */
  readonly people: readonly { readonly loginId: string; readonly password: string }[];
  /** The code that came to an address; without it none is asked for. */
  readonly codeFor?: (address: string) => Promise<string>;
  /** Number of times a person queries their own session before they sign out. */
  readonly looks?: number;
}

/** Answers that a crowd received. */
export interface Crowded {
  all: number;
  /** Every status but the right one, and every connection that broke or was silent for 12 seconds. */
  bad: number;
  codes: number;
  /** Milliseconds of the slowest answer. */
  slowest: number;
  /** The longest time without a good answer, in seconds. */
  gap: number;
  /** The first of the bad ones. */
  readonly kinds: string[];
}

interface Told {
  readonly status: number;
  readonly body: string;
}

const silenceMs = 12_000;
let callers = 0;

/** People with browsers of their own, each from an address of their own, who reach the product through its proxy alone. */
export class Crowd {
  readonly seen: Crowded = { all: 0, bad: 0, codes: 0, slowest: 0, gap: 0, kinds: [] };
  readonly #settings: CrowdSettings;
  readonly #work: Promise<unknown>;
  #isOver = false;
  #lastGood = performance.now();

  constructor(settings: CrowdSettings) {
    this.#settings = settings;
    const codes = settings.codeFor === undefined ? [] : [this.#askForCodes(settings.codeFor)];
    this.#work = Promise.all([
      ...settings.people.map((person) => this.#goInAndOut(person)),
      this.#openPages(),
      ...codes,
    ]);
  }

  async end(): Promise<Crowded> {
    this.#isOver = true;
    await this.#work;
    return this.seen;
  }

  async #goInAndOut({ loginId, password }: CrowdSettings['people'][number]): Promise<void> {
    while (!this.#isOver) {
      const caller = new Caller(this.#settings.baseUrl);
      if ((await this.#ask(caller, 'POST', '/api/v1/session', { loginId, password }))?.status === 200) {
        const { looks = 50 } = this.#settings;
        for (let turn = 0; turn < looks && !this.#isOver; turn += 1) await this.#ask(caller, 'GET', '/api/v1/session');
        await this.#ask(caller, 'DELETE', '/api/v1/session');
      } else await pause(200);
      caller.close();
    }
  }

  /** A page, and all that it asks for before it shows anything. */
  async #openPages(): Promise<void> {
    while (!this.#isOver) {
      const caller = new Caller(this.#settings.baseUrl);
      const page = await this.#ask(caller, 'GET', '/loginapp');
      for (const file of filesOf(page?.body ?? '')) await this.#ask(caller, 'GET', file);
      caller.close();
      await pause(100);
    }
  }

  async #askForCodes(codeFor: NonNullable<CrowdSettings['codeFor']>): Promise<void> {
    while (!this.#isOver) {
      const caller = new Caller(this.#settings.baseUrl);
      const address = `crowd${callers}@people.example`;
      const asked = { option: 'epExternalMail', optionValue: address, locale: 'en', compCd: '' };
      const sent = await this.#ask(caller, 'POST', signUpCalls.sendCode, asked);
      if (sent?.status === 200) {
        const { epid } = JSON.parse(sent.body) as { epid: string };
        const checked = await this.#ask(caller, 'POST', signUpCalls.checkCode, { opt: await codeFor(address), epid });
        if (checked?.status === 200) this.seen.codes += 1;
      }
      caller.close();
      await pause(100);
    }
  }

  async #ask(caller: Caller, method: string, path: string, body?: unknown): Promise<Told | undefined> {
    const began = performance.now();
    const told = await caller.ask(method, path, body).catch((error: unknown) => String(error));
    const now = performance.now();
    this.seen.all += 1;
    this.seen.slowest = Math.max(this.seen.slowest, now - began);
    if (typeof told !== 'string' && told.status < 300) {
      this.seen.gap = Math.max(this.seen.gap, (now - this.#lastGood) / 1_000);
      this.#lastGood = now;
      return told;
    }
    this.seen.bad += 1;
    const said = typeof told === 'string' ? told : `${told.status} ${told.body.slice(0, 120)}`;
    if (this.seen.kinds.length < 10) this.seen.kinds.push(`${method} ${path.split('?')[0] ?? ''} ${said}`);
    return typeof told === 'string' ? undefined : told;
  }
}

/** Returns the files that a page loads by itself. */
export function filesOf(page: string): string[] {
  return [...new Set([...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file))];
}

/** A browser without pictures: cookies, one connection that it keeps, an address of the loopback network that is its own. */
class Caller {
  readonly #baseUrl: string;
  readonly #agent: Agent;
  readonly #cookies = new Map<string, string>();

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
    callers += 1;
    const localAddress = `127.${1 + (callers >> 14)}.${(callers >> 7) & 127}.${1 + (callers & 127)}`;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  }

  async ask(method: string, path: string, body?: unknown): Promise<Told> {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const headers: Record<string, string> = {
      'x-madang': '1',
      cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
      ...(content === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
    };
    return new Promise<Told>((resolve, reject) => {
      const options = { method, headers, agent: this.#agent, timeout: silenceMs };
      const sent = request(this.#baseUrl + path, options, (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line);
        text(answer).then((told) => resolve({ status: answer.statusCode ?? 0, body: told }), reject);
      });
      sent.on('timeout', () => sent.destroy(new Error('silent')));
      sent.on('error', reject);
      sent.end(content);
    });
  }

  close(): void {
    this.#agent.destroy();
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
