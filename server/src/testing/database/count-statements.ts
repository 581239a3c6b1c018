import pg from 'pg';

export interface AskedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Returns true for statements that begin or end a transaction, or set it up for the caller. */
const isFrame = (text: string) => /^(begin|commit|rollback|set |select set_config)/i.test(text.trim());

/** The statements that are sent to the database while `work` runs, without what frames their transactions. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await askedOf(work)).map(({ text }) => text);
}

/** The same with the values of each. */
export async function askedOf(work: () => Promise<unknown>): Promise<AskedStatement[]> {
  const asked: AskedStatement[] = [];
  const own = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
  const query = pg.Client.prototype.query as (...call: unknown[]) => unknown;
  pg.Client.prototype.query = function counted(this: pg.Client, ...call: unknown[]) {
    asked.push(statementOf(call));
    return Reflect.apply(query, this, call);
  } as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    if (own) Object.defineProperty(pg.Client.prototype, 'query', own);
  }
  return asked.filter(({ text }) => !isFrame(text));
}

function statementOf([first, second]: readonly unknown[]): AskedStatement {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] };
  const { text, values } = first as { readonly text?: unknown; readonly values?: readonly unknown[] };
  return { text: String(text), values: values ?? [] };
}

/** Returns true for statements that a process sends by itself: on its background jobs, its own state and the properties. */
const isOfProcess = (text: string) => /graphile_worker|job_workers|running_processes|from "?properties/.test(text);

/** The statements of one call. Equal ones take equally long, so an outsider learns nothing from the time. */
export async function statementsOfCall(call: () => Promise<unknown>): Promise<string[]> {
  return (await statementsOf(call)).filter((text) => !isOfProcess(text));
}
