import { CallerGone, Overload, WaitingLine } from '../limits/waiting-line.ts';
import type { Drawing, Drawn } from './drawing.ts';
import { DrawingProcess, type DrawingLimits } from './drawing-process.ts';
import { isPicture } from './file-kinds.ts';

export const imageType = 'image/webp';
/** Type of a picture drawn `as` a square, which mail programs and the browser's tab show too. */
export const squareType = 'image/png';

export interface ImageLimits extends DrawingLimits {
  /** Milliseconds of waiting and drawing together; less than a proxy waits for an answer. */
  readonly answerMs: number;
}

const usualAnswerMs = 9_000;
/** Leaves time enough to draw. */
const maxWaitMs = 6_000;
const maxWaiting = 16;

/**
 * Draws pictures one at a time in a separate process, which protects other calls' processor time and survives crashes.
 */
export class Images {
  readonly #line = new WaitingLine({ work: 'images', atOnce: 1, maxWaitMs, maxWaiting });
  readonly #process: DrawingProcess;
  readonly #answerMs: number;

  constructor({ answerMs = usualAnswerMs, ...limits }: Partial<ImageLimits> = {}, failed?: (reason: string) => void) {
    this.#answerMs = answerMs;
    this.#process = new DrawingProcess(limits, failed);
  }

  get waitingCount(): number {
    return this.#line.waitingCount;
  }

  /** The process that draws, while there is one. */
  get processId(): number | undefined {
    return this.#process.processId;
  }

  /**
   * Draws a picture in every requested size, without other content of the file. Rejects if the caller left, or on
   * overload, timeout or failure.
   */
  async draw(content: Uint8Array, drawing: Drawing, gone?: AbortSignal): Promise<Drawn> {
    if (!isPicture(content, drawing.as === 'fitted')) return 'notDrawable';
    const drawn = await this.#inTime(this.#line.inTurn(() => this.#process.draw({ content, drawing }), gone));
    if (gone?.aborted) throw new CallerGone();
    return drawn;
  }

  /** Rejects if the time limit passes; the picture is then still finished, and dropped. */
  async #inTime<T>(drawn: Promise<T>): Promise<T> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Overload('images')), this.#answerMs);
    try {
      return await Promise.race([drawn, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the process that draws; what it draws is refused. */
  close(): void {
    this.#process.close();
  }
}
