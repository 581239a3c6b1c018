import type { Acts } from './acts.ts';

/** Seconds that a person takes for an act: to read the page, find the control, press or type, and see the result. */
const secondsPerAct = 5;

/** Measures how long a task takes a person from now on, by the number of acts: a slow machine takes no longer. */
export class Pace {
  readonly #acts: Acts;
  readonly #actsBefore: number;

  constructor(acts: Acts) {
    this.#acts = acts;
    this.#actsBefore = acts.count;
  }

  get seconds(): number {
    return (this.#acts.count - this.#actsBefore) * secondsPerAct;
  }
}
