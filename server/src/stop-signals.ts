type StopSignal = 'SIGINT' | 'SIGTERM';

/** Part of `process` that is used here. */
interface Signalled {
  on(signal: StopSignal, listener: () => void): unknown;
  exit(code: number): unknown;
}

/** Within this time a second signal is the first one once more. */
const echoMs = 1_000;

/** Stops orderly at the first signal, at once at a later one. Under npm Ctrl+C arrives twice and counts as one. */
export function onStopSignals(process: Signalled, stop: (signal: StopSignal) => unknown): void {
  let firstAt: number | undefined;
  const hear = (signal: StopSignal) => () => {
    if (firstAt === undefined) {
      firstAt = Date.now();
      void stop(signal);
    } else if (Date.now() - firstAt > echoMs) process.exit(1);
  };
  process.on('SIGINT', hear('SIGINT'));
  process.on('SIGTERM', hear('SIGTERM'));
}
