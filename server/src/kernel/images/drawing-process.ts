import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Overload } from '../limits/waiting-line.ts';
import type { Drawing, Drawn, PlanDrawing, PlanOutcome } from './drawing.ts';
import { watchMemory } from './watch-memory.ts';

export interface DrawingLimits {
  /** Milliseconds of one drawing; a process that takes longer is ended. */
  readonly drawingMs: number;
  /** Milliseconds that a new process may take in addition, until it draws. */
  readonly startMs: number;
  /** Milliseconds without a drawing after which the process ends and gives its memory back. */
  readonly idleMs: number;
  /** Bytes of memory beyond which the process is ended, where the system says how many it has. */
  readonly memoryBytes: number;
}

const usualLimits: DrawingLimits = { drawingMs: 8_000, startMs: 4_000, idleMs: 30_000, memoryBytes: 800_000_000 };

interface AskedPicture {
  readonly content: Uint8Array;
  readonly drawing: Drawing;
}

interface AskedPlan {
  readonly content: Uint8Array;
  readonly plan: PlanDrawing;
}

/** Request to the process. */
export type Asked = AskedPicture | AskedPlan;
type Answer<A extends Asked> = A extends AskedPlan ? PlanOutcome : Drawn;

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

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Draws one picture or plan; its caller sees to it that there is one at a time. A process is ended with what is aborted. */
  async draw<A extends Asked>(asked: A, signal?: AbortSignal): Promise<Answer<A>> {
    if (this.#isClosed) throw new Overload('images');
    clearTimeout(this.#idle);
    const { drawingMs, startMs, idleMs, memoryBytes } = this.#limits;
    const isNew = this.#child === undefined;
    const child = (this.#child ??= this.#start());
    const endWatch = watchMemory(child, memoryBytes);
    try {
      return (await answerOf(child, asked, { limitMs: isNew ? startMs + drawingMs : drawingMs, signal })) as Answer<A>;
    } catch (cause) {
      this.#end(child);
      if (!this.#isClosed && signal?.aborted !== true) this.#failed(cause instanceof Error ? cause.message : 'unknown');
      throw new Overload('images', { cause });
    } finally {
      endWatch();
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

/** Lets sign-ins and other calls go first; a system that forbids it shares the processor evenly. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Less well than it could, and no less right.
  }
}

function answerOf(
  child: ChildProcess,
  asked: Asked,
  { limitMs, signal }: { readonly limitMs: number; readonly signal: AbortSignal | undefined },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (settled: () => void) => {
      clearTimeout(timer);
      child.off('message', answered).off('exit', failed).off('error', failed);
      signal?.removeEventListener('abort', aborted);
      settled();
    };
    const answered = (answer: unknown) => settle(() => resolve(answer));
    const failed = () => settle(() => reject(new Error('the drawing process ended')));
    const aborted = () => settle(() => reject(new Error('the drawing was aborted')));
    const timer = setTimeout(() => settle(() => reject(new Error('the drawing took too long'))), limitMs);
    signal?.addEventListener('abort', aborted);
    child.on('message', answered).on('exit', failed).on('error', failed);
    child.send(asked, (error) => void (error && failed()));
  });
}
