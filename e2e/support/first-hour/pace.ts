import type { Acts } from './acts.ts';

/** How long a person takes for an act: to read the page, find the control, press or type, and see what came of it. */
const secondsPerAct = 5;

/** How long something takes a person from now on, by the number of acts: a slow machine takes no longer. */
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
