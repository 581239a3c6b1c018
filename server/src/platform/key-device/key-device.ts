import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DevicePlace } from '../../kernel/crypto/device-place.ts';
import { type DeviceAnswer, type DeviceAsk, pinFaults } from './device-asks.ts';

/** The device could not be reached, refused, or took too long. */
export class DeviceAway extends Error {}

export interface DeviceOptions {
  /** Milliseconds of one answer; the process that asks is ended then. */
  readonly answerMs: number;
  /** Milliseconds that a new process may take in addition. */
  readonly startMs: number;
  /** Called with a fault, and with none once the device serves again. */
  readonly changed: (fault: string | undefined) => void;
}

interface Asked {
  readonly settle: (answer: DeviceAnswer) => void;
  readonly timer: NodeJS.Timeout;
}

const usual: DeviceOptions = { answerMs: 3_000, startMs: 4_000, changed: () => {} };
const program = fileURLToPath(new URL('ask-device.ts', import.meta.url));

/** A device that speaks PKCS#11, asked by a process of its own: it is started when needed and replaced after a failure. */
export class KeyDevice {
  readonly #place: DevicePlace;
  readonly #options: DeviceOptions;
  readonly #asked = new Map<number, Asked>();
  #child: ChildProcess | undefined;
  #count = 0;
  #fault: string | undefined;
  #isKnown = false;
  #isClosed = false;

  constructor(place: DevicePlace, options: Partial<DeviceOptions> = {}) {
    this.#place = place;
    this.#options = { ...usual, ...options };
  }

  /** The process that asks, while there is one. */
  get processId(): number | undefined {
    return this.#child?.pid;
  }

  /** Undefined where the key of the device did not seal it. */
  async ask(ask: DeviceAsk): Promise<Buffer | undefined> {
    if (!this.#isTried()) throw new DeviceAway(this.#fault);
    const answer = await this.#answerTo(ask);
    if (answer === 'notSealed') {
      this.#note(undefined);
      return undefined;
    }
    if ('value' in answer) {
      this.#note(undefined);
      return Buffer.from(answer.value);
    }
    this.#note(answer.fault);
    throw new DeviceAway(answer.fault);
  }

  /** Asks once and says by `changed` how it stands. */
  async prove(): Promise<void> {
    await this.ask({ act: 'prove' }).catch(() => {});
  }

  close(): void {
    this.#isClosed = true;
    this.#end('ended');
  }

  /** Returns true for the one request at a time that finds out if a failing device is back. */
  #isTried(): boolean {
    if (this.#isClosed) return false;
    // Any other would wait with a connection of the database in its hands. A refused PIN locks the token after some tries.
    if (this.#fault === undefined) return true;
    return this.#asked.size === 0 && !pinFaults.includes(this.#fault);
  }

  #answerTo(ask: DeviceAsk): Promise<DeviceAnswer> {
    const { answerMs, startMs } = this.#options;
    const limitMs = this.#child === undefined ? startMs + answerMs : answerMs;
    const child = (this.#child ??= this.#start());
    const id = this.#count++;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#end('slow'), limitMs);
      const settle = (answer: DeviceAnswer) => {
        clearTimeout(timer);
        this.#asked.delete(id);
        resolve(answer);
      };
      this.#asked.set(id, { settle, timer });
      child.send({ id, place: this.#place, ask }, (error) => void (error && this.#forget(child)));
    });
  }

  #start(): ChildProcess {
    const child = fork(program, {
      env: this.#place.environment,
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', ({ id, answer }: { id: number; answer: DeviceAnswer }) => this.#asked.get(id)?.settle(answer));
    child.once('exit', () => this.#forget(child)).once('error', () => this.#forget(child));
    child.unref();
    child.channel?.unref();
    return child;
  }

  #note(fault: string | undefined): void {
    if (fault !== undefined) this.#end(fault);
    if (this.#isClosed || (this.#isKnown && this.#fault === fault)) return;
    this.#fault = fault;
    this.#isKnown = true;
    this.#options.changed(fault);
  }

  /** The next request starts a process again: a session may be past saving. */
  #end(fault: string): void {
    const child = this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
    for (const { settle } of this.#asked.values()) settle({ fault });
  }

  #forget(child: ChildProcess): void {
    if (this.#child === child) this.#end('ended');
  }
}
