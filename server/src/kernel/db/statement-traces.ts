import type pg from 'pg';

/** Hears that a statement has ended, and by which error. */
export type StatementEnd = (more?: {}, error?: unknown) => void;
/** Hears of each statement that leaves, with the name under which it is prepared. */
type StatementStart = (text: string, name: string | undefined) => StatementEnd | undefined;

/** Listeners of statements, by pool. */
const listeners = new WeakMap<pg.Pool, StatementStart>();

export function traceStatements(pool: pg.Pool, hear: StatementStart): void {
  listeners.set(pool, hear);
}

/** Sends a statement, and lets who listens know when it has its answer, whichever way the driver gives that. */
export function traceStatement<Call extends readonly unknown[]>(
  pool: pg.Pool,
  { text, name, call }: { readonly text: unknown; readonly name: string | undefined; readonly call: Call },
  send: (call: readonly unknown[]) => unknown,
): unknown {
  const listener = listeners.get(pool);
  const end = typeof text === 'string' ? listener?.(text, name) : undefined;
  if (!end) return send(call);
  const last = call.at(-1);
  if (typeof last === 'function') {
    const callback = (error: unknown, ...answer: unknown[]) => {
      end({}, error ?? undefined);
      Reflect.apply(last, undefined, [error, ...answer]);
    };
    return send([...call.slice(0, -1), callback]);
  }
  const answer = send(call);
  if (answer instanceof Promise) {
    answer.then(
      () => end(),
      (error: unknown) => end({}, error),
    );
  }
  return answer;
}
