import { randomInt } from 'node:crypto';
import type { ProductProcess } from '../product-process.ts';
import { signUpCalls } from '../sign-up.ts';

/** Results of a load. */
export interface Answers {
  readonly all: number;
  /** 500, 502 and whatever else is no answer of ours. */
  readonly failures: number;
  /** 503, as while the database is away. */
  readonly unavailable: number;
  /** Connections that broke before an answer. */
  readonly cut: number;
  /** Number of valid codes, passwords or sessions that were refused. */
  readonly wrongRefusals: number;
  /** The longest time without a good answer, in seconds. */
  readonly gap: number;
  /** Codes that one process sent and another, or the same, took. */
  readonly codes: number;
}

interface Counted {
  failures: number;
  all: number;
  unavailable: number;
  cut: number;
  wrongRefusals: number;
  gap: number;
  codes: number;
}

export interface LoadSettings {
  /** One for each lane. */
  readonly people: readonly { readonly loginId: string; readonly password: string }[];
  /** The code that came to an address, when it came. */
  readonly codeFor: (address: string) => Promise<string>;
}

const lookMs = 100;
let addresses = 0;

/** Sends people's calls to all ready processes, as a proxy does: sign-ins, who-am-I, and codes across processes. */
export class Load {
  readonly #settings: LoadSettings;
  readonly #processes: ProductProcess[];
  readonly #ready = new Set<ProductProcess>();
  readonly #counted: Counted = { all: 0, failures: 0, unavailable: 0, cut: 0, wrongRefusals: 0, gap: 0, codes: 0 };
  readonly refusals: string[] = [];
  #isOver = false;
  #lastGood = performance.now();
  #turn = 0;
  #work: Promise<unknown> = Promise.resolve();

  constructor(processes: ProductProcess[], settings: LoadSettings) {
    this.#processes = processes;
    this.#settings = settings;
  }

  async begin(): Promise<void> {
    await this.#look();
    this.#lastGood = performance.now();
    const work = [this.#keepLooking(), ...this.#settings.people.map((person) => this.#lane(person)), this.#codes()];
    this.#work = Promise.all(work);
  }

  /** Puts another process in the place of one that was stopped. */
  replace(former: ProductProcess, next: ProductProcess): void {
    this.#processes[this.#processes.indexOf(former)] = next;
    this.#ready.delete(former);
  }

  async end(): Promise<Answers> {
    this.#isOver = true;
    await this.#work;
    return this.#counted;
  }

  async #keepLooking(): Promise<void> {
    while (!this.#isOver) {
      await this.#look();
      await sleep(lookMs);
    }
  }

  async #look(): Promise<void> {
    for (const each of this.#processes) {
      const isReady = await fetch(`${each.baseUrl}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady && this.#processes.includes(each)) this.#ready.add(each);
      else this.#ready.delete(each);
    }
  }

  async #lane({ loginId, password }: LoadSettings['people'][number]): Promise<void> {
    while (!this.#isOver) {
      const cookies = new Map<string, string>();
      const status = await this.#call('POST', '/api/v1/session', cookies, { loginId, password });
      if (status?.status === 200) {
        for (let turn = 0; turn < 5 && !this.#isOver; turn += 1) await this.#call('GET', '/api/v1/session', cookies);
        await this.#call('DELETE', '/api/v1/session', cookies);
      }
      await sleep(20);
    }
  }

  async #codes(): Promise<void> {
    while (!this.#isOver) {
      const cookies = new Map<string, string>();
      const address = `drill${(addresses += 1)}@people.example`;
      const body = { option: 'epExternalMail', optionValue: address, locale: 'en', compCd: '' };
      const sent = await this.#call('POST', signUpCalls.sendCode, cookies, body);
      if (sent?.status !== 200) {
        await sleep(100);
        continue;
      }
      const code = await this.#settings.codeFor(address).catch(() => undefined);
      const { epid } = JSON.parse(sent.body) as { epid: string };
      const checked = code && (await this.#call('POST', signUpCalls.checkCode, cookies, { opt: code, epid }));
      if (checked && checked.status === 200) this.#counted.codes += 1;
    }
  }

  async #call(method: string, path: string, cookies: Map<string, string>, body?: unknown) {
    const ready = [...this.#ready];
    const target = ready[(this.#turn += 1) % Math.max(ready.length, 1)];
    // No process is ready, as a proxy would say.
    if (!target) {
      await sleep(lookMs);
      return undefined;
    }
    const headers = {
      'content-type': 'application/json',
      'x-madang': '1',
      'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(1, 255)}`,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    this.#counted.all += 1;
    try {
      const sent = { method, headers, signal: AbortSignal.timeout(12_000) };
      const answer = await fetch(
        target.baseUrl + path,
        body === undefined ? sent : { ...sent, body: JSON.stringify(body) },
      );
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      const text = await answer.text();
      this.#count(answer.status, `${method} ${path.split('?')[0] ?? ''} ${answer.status} ${text.slice(0, 120)}`);
      return { status: answer.status, body: text };
    } catch {
      this.#counted.cut += 1;
      return undefined;
    }
  }

  #count(status: number, line: string): void {
    if (status < 400) {
      const now = performance.now();
      this.#counted.gap = Math.max(this.#counted.gap, (now - this.#lastGood) / 1_000);
      this.#lastGood = now;
      return;
    }
    if (status === 503) this.#counted.unavailable += 1;
    else if (status >= 500) this.#counted.failures += 1;
    else this.#counted.wrongRefusals += 1;
    this.refusals.push(line);
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
