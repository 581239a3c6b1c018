import { Overload, WaitingLine } from '../limits/waiting-line.ts';
import type { PlanDrawing, PlanOutcome } from './drawing.ts';
import { DrawingProcess, type DrawingLimits } from './drawing-process.ts';
import { isPlan } from './file-kinds.ts';

const usualLimits: Partial<DrawingLimits> = { drawingMs: 20_000, startMs: 20_000, idleMs: 5_000 };
/** The job that asks may wait: no answer to a browser does. */
const maxWaitMs = 120_000;
const maxWaiting = 16;

/** Draws plans of floors, one at a time, in a process of their own beside that of pictures: no photo waits for a plan. */
export class Plans {
  readonly #line = new WaitingLine({ work: 'images', atOnce: 1, maxWaitMs, maxWaiting });
  readonly #process: DrawingProcess;

  constructor(limits: Partial<DrawingLimits> = {}, failed?: (reason: string) => void) {
    this.#process = new DrawingProcess({ ...usualLimits, ...limits }, failed);
  }

  /** The process that draws, while there is one. */
  get processId(): number | undefined {
    return this.#process.processId;
  }

  /** Draws a plan; `ended`: too long, too much memory, or aborted. Rejects where too many wait, or at the end of the server. */
  async draw(content: Uint8Array, plan: PlanDrawing, signal?: AbortSignal): Promise<PlanOutcome | 'ended'> {
    if (!isPlan(content)) return 'notDrawable';
    return this.#line.inTurn(async () => {
      if (signal?.aborted) return 'ended';
      try {
        return await this.#process.draw({ content, plan }, signal);
      } catch (error) {
        if (this.#process.isClosed || !(error instanceof Overload)) throw error;
        return 'ended';
      }
    });
  }

  close(): void {
    this.#process.close();
  }
}
