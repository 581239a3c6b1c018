import { expect } from 'vitest';

/** Measurements of a drill next to its bounds; always printed, and the drill fails if a bound is exceeded. */
export class Bounds {
  readonly #lines: string[] = [];
  readonly #beyond: string[] = [];

  /** `unproven` says why a value beyond its bound is no failure of the product. */
  hold(what: string, value: number, max: number, unproven?: string): void {
    const holds = value <= max;
    const mark = holds ? 'holds ' : unproven === undefined ? 'BEYOND' : 'not proven';
    const why = holds || unproven === undefined ? '' : `: ${unproven}`;
    const line = `${mark}  ${what}: ${Number(value.toFixed(1))} (at most ${max})${why}`;
    this.#lines.push(line);
    if (!holds && unproven === undefined) this.#beyond.push(line);
  }

  note(line: string): void {
    this.#lines.push(`        ${line}`);
  }

  /** Reports at the end of each drill which bounds were exceeded. */
  settle(): void {
    const beyond = this.#beyond.splice(0);
    process.stdout.write(`\n${this.#lines.splice(0).join('\n')}\n`);
    expect(beyond).toEqual([]);
  }
}
