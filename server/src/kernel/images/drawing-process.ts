import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Overload } from '../limits/waiting-line.ts';
import type { Drawing, Drawn } from './drawing.ts';

export interface DrawingLimits {
  /** Milliseconds of one drawing; a process that takes longer is ended. */
  readonly drawingMs: number;
  /** Milliseconds that a new process may take in addition, until it draws. */
  readonly startMs: number;
  /** Milliseconds without a drawing after which the process ends and gives its memory back. */
  readonly idleMs: number;
}

const usualLimits: DrawingLimits = { drawingMs: 8_000, startMs: 4_000, idleMs: 30_000 };

/** What the process is asked for. */
export interface Asked {
  readonly content: Uint8Array;
  readonly drawing: Drawing;
}

const program = fileURLToPath(new URL('draw-images.ts', import.meta.url));

/** The process that draws: started when it is needed, ended when it is idle, and replaced after a failure. */
export class DrawingProcess {
  readonly #limits: DrawingLimits;
  readonly #failed: (reason: string) => void;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(limits: Partial<DrawingLimits> = {}, failed: (reason: string) => void = () => {}) {
    this.#limits = { ...usualLimits, ...limits };
    this.#failed = failed;
  }

  get processId(): number | undefined {
    return this.#child?.pid;
  }

  /** Draws one picture; its caller sees to it that there is one at a time. */
  async draw(content: Uint8Array, drawing: Drawing): Promise<Drawn> {
    if (this.#isClosed) throw new Overload('images');
    clearTimeout(this.#idle);
    const { drawingMs, startMs, idleMs } = this.#limits;
    const isNew = this.#child === undefined;
    const child = (this.#child ??= this.#start());
    try {
      return await answerOf(child, { content, drawing }, isNew ? startMs + drawingMs : drawingMs);
    } catch (cause) {
      this.#end(child);
      if (!this.#isClosed) this.#failed(cause instanceof Error ? cause.message : 'unknown');
      throw new Overload('images', { cause });
    } finally {
      this.#idle = setTimeout(() => this.#end(this.#child), idleMs).unref();
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    this.#end(this.#child);
  }

  #start(): ChildProcess {
    // It needs no setting and no secret, so it is given none.
    const child = fork(program, {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.once('exit', () => this.#forget(child)).once('error', () => this.#forget(child));
    child.unref();
    child.channel?.unref();
    giveWay(child);
    return child;
  }

  #end(child: ChildProcess | undefined): void {
    if (!child) return;
    this.#forget(child);
    child.kill('SIGKILL');
  }

  #forget(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined;
  }
}

/** Lets log-ins and other calls go first; a system that forbids it shares the processor evenly. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Less well than it could, and no less right.
  }
}

function answerOf(child: ChildProcess, asked: Asked, limitMs: number): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const settle = (settled: () => void) => {
      clearTimeout(timer);
      child.off('message', answered).off('exit', failed).off('error', failed);
      settled();
    };
    const answered = (answer: unknown) => settle(() => resolve(answer as Drawn));
    const failed = () => settle(() => reject(new Error('the drawing process ended')));
    const timer = setTimeout(() => settle(() => reject(new Error('the drawing took too long'))), limitMs);
    child.on('message', answered).on('exit', failed).on('error', failed);
    child.send(asked, (error) => void (error && failed()));
  });
}
