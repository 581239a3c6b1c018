import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from './errors.ts';
import { type EmbeddedDatabaseLog } from './log.ts';

export const restartLimit = { times: 5, seconds: 60 } as const;
const delaysMs = [0, 250, 1_000, 2_000, 4_000];

/** Returns the delay before the next start, by the times of earlier starts; undefined if the limit is reached. */
export function restartDelay(earlier: readonly number[], now: number): number | undefined {
  const recent = earlier.filter((time) => now - time < restartLimit.seconds * 1_000).length;
  return recent < restartLimit.times ? (delaysMs[recent] ?? 0) : undefined;
}

interface Running {
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

interface Supervision {
  launch(signal: AbortSignal): Promise<Running>;
  readonly log: EmbeddedDatabaseLog;
  onGaveUp(): void;
  /** Replaced by tests that cannot wait. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Launches a server and launches it again whenever it ends by itself, more slowly each time. */
export async function keepRunning({ launch, log, onGaveUp, wait = pause }: Supervision) {
  const stopping = new AbortController();
  const restarts: number[] = [];
  let current: Running | undefined = await launch(stopping.signal);

  async function restart(): Promise<Running | undefined> {
    for (;;) {
      const delay = restartDelay(restarts, Date.now());
      if (delay === undefined) return undefined;
      await wait(delay, stopping.signal);
      if (stopping.signal.aborted) return undefined;
      restarts.push(Date.now());
      try {
        return await launch(stopping.signal);
      } catch (error) {
        if (!stopping.signal.aborted) log.error({ reason: reasonOf(error) }, 'PostgreSQL did not start again');
      }
    }
  }

  async function watch(): Promise<void> {
    while (current) {
      const how = await current.exited;
      if (stopping.signal.aborted) return;
      log.warn({ how }, 'PostgreSQL ended unexpectedly and is started again');
      current = await restart();
      if (stopping.signal.aborted) return current?.stop();
      if (current) log.info({}, 'PostgreSQL runs again');
      else onGaveUp();
    }
  }
  const watching = watch();

  return {
    async stop(): Promise<void> {
      stopping.abort();
      await current?.stop();
      await watching;
    },
  };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
