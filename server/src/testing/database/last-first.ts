import type pg from 'pg';

interface Held {
  readonly text: string;
  readonly send: () => void;
}

/**
 * Sends statements of one turn in reverse order, except a transaction's ends, which reveals dependencies among them.
 */
export function sendLastFirst(pool: pg.Pool): void {
  const turned = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (turned.has(client)) return;
    turned.add(client);
    turn(client);
  });
}

function turn(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...asked: readonly unknown[]) => Promise<unknown>;
  let held: Held[] = [];
  const flush = () => {
    const sent = held;
    held = [];
    for (const { send } of [...sent.filter(isBegin), ...sent.filter(isWithin).toReversed(), ...sent.filter(isEnd)]) {
      send();
    }
  };
  const hold = (...asked: readonly unknown[]) => {
    // The pool's own single statements come with a callback, and are alone.
    if (typeof asked.at(-1) === 'function') return query(...asked);
    return new Promise((resolve, reject) => {
      if (held.length === 0) setImmediate(flush);
      held.push({ text: textOf(asked[0]), send: () => void query(...asked).then(resolve, reject) });
    });
  };
  client.query = hold as typeof client.query;
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return String((asked as { readonly text: unknown }).text);
}

function isBegin({ text }: Held): boolean {
  return text.startsWith('begin');
}

function isEnd({ text }: Held): boolean {
  return text === 'commit' || text === 'rollback';
}

function isWithin(held: Held): boolean {
  return !isBegin(held) && !isEnd(held);
}
