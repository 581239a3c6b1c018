import { newId } from '../../kernel/crypto/new-id.ts';

/**
 * Lifecycle phase of one process. `stopping`: it answers as before and reports that it is about to end, so that a load balancer
 * sends it no more calls. `closed`: further calls are too late.
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
