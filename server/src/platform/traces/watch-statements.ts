import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import { type StatementEnd, traceStatements } from '../../kernel/db/statement-traces.ts';
import { type Recorder, running } from '../../kernel/traces/traces.ts';

/** Traces statements by verb, table and prepared name, never by texts or values. */
export function watchStatements(pool: pg.Pool, begin: Recorder['begin']): void {
  traceStatements(pool, (text, name): StatementEnd | undefined => {
    // What no work waits for, such as the worker's looking for jobs, would be most of all spans.
    if (running.getStore() === undefined) return undefined;
    const attributes = { 'db.system.name': 'postgresql', ...(name !== undefined && { 'madang.statement': name }) };
    return begin(summaryOf(text), 'outgoing', attributes).end;
  });
  keepContext(pool);
}

const verbs = /^\s*(select|insert|update|delete|begin|commit|rollback|set|with|show|lock|truncate)\b/i;
const ofTable = /\b(?:from|into|update|join)\s+(?:only\s+)?"?(?:public"?\.)?"?([a-z][a-z_]*)/;

/** `select people`, `insert outbox`; of a statement that names no table its verb alone. */
export function summaryOf(text: string): string {
  const verb = verbs.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  if (/^(begin|commit|rollback|set|show)$/.test(verb)) return verb;
  const table = ofTable.exec(text.toLowerCase())?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

/** A call that waited for a connection goes on as itself, and not as the one that gave it back. */
function keepContext(pool: pg.Pool): void {
  type Listener = (...answer: unknown[]) => void;
  const connect = pool.connect.bind(pool) as (listener?: Listener) => unknown;
  pool.connect = ((listener?: Listener) =>
    listener ? connect(AsyncResource.bind(listener)) : connect()) as typeof pool.connect;
}
