import { newId } from '../../kernel/crypto/new-id.ts';

/**
 * Phase of a process. `stopping`: it answers, but asks load balancers to send no more calls. `closed`: later calls are
 * refused.
 */
export class Life {
  readonly processId = newId();
  #phase: 'running' | 'stopping' | 'closed' = 'running';

  get phase(): 'running' | 'stopping' | 'closed' {
    return this.#phase;
  }

  /** Goes on answering for a time; with 0 for none. */
  async drain(seconds: number): Promise<void> {
    if (this.#phase !== 'running' || seconds === 0) return;
    this.#phase = 'stopping';
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }

  close(): void {
    this.#phase = 'closed';
  }
}
