import { newId } from '../../kernel/crypto/new-id.ts';

/**
 * Where one process is in its life. `stopping`: it answers as before and says that it is about to go, so that a
 * load balancer sends it no more calls. `closed`: what comes now comes too late.
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
