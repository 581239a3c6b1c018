import pg from 'pg';

/** What a transaction begins and ends with, and how it is set for the one who asks. */
const isFrame = (text: string) => /^(begin|commit|rollback|set |select set_config)/i.test(text.trim());

/** The statements that are sent to the database while `work` runs, without what frames their transactions. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const own = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
  const query = pg.Client.prototype.query as (...call: unknown[]) => unknown;
  pg.Client.prototype.query = function counted(this: pg.Client, ...call: unknown[]) {
    const [first] = call;
    asked.push(typeof first === 'string' ? first : String((first as { readonly text?: unknown }).text));
    return Reflect.apply(query, this, call);
  } as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    if (own) Object.defineProperty(pg.Client.prototype, 'query', own);
  }
  return asked.filter((text) => !isFrame(text));
}

/** What a process asks on its own: about its jobs, its life and the properties. */
const isOfProcess = (text: string) => /graphile_worker|job_workers|running_processes|from properties/.test(text);

/** The statements of one call. Equal ones take equally long, so an outsider learns nothing from the time. */
export async function statementsOfCall(call: () => Promise<unknown>): Promise<string[]> {
  return (await statementsOf(call)).filter((text) => !isOfProcess(text));
}
