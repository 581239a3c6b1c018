import type { Acts } from './acts.ts';

/** How long a person takes for an act: what stands there is read, found, and pressed or typed. */
const secondsPerAct = 5;

/** How long something takes a person from now on: each act at a person's pace, and besides all that the product took. */
export class Pace {
  readonly #acts: Acts;
  readonly #actsBefore: number;
  readonly #begunAt = performance.now();

  constructor(acts: Acts) {
    this.#acts = acts;
    this.#actsBefore = acts.count;
  }

  /** Waits of the journey itself, for axe and the outbox, are in it: the product alone takes less. */
  get seconds(): number {
    return (this.#acts.count - this.#actsBefore) * secondsPerAct + (performance.now() - this.#begunAt) / 1_000;
  }
}
