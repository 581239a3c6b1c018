import { refuse as anyRefusal, Refusal } from '@madang/contract/refuse.ts';
import { authorize, isOfPerson, permissionsOn } from '../access/authorize.sql.ts';
import { missingRight } from '../access/missing-right.ts';
import { reachOf } from '../access/reach.sql.ts';
import { queryBatch } from '../db/query-batch.ts';
import { readInCompany, transaction, type Database, type Tx } from '../db/database.ts';
import type { RequestInfo } from '../http/request-info.ts';
import type { Kernel } from '../kernel.ts';
import type { Session } from '../session/session.ts';
import type { AnyPublicQuery, AnyQuery, AnyQueryContext, InputOf } from './definition.ts';
import { refuse, undeclaredCode } from './refusals.ts';
import { traced } from '../traces/traces.ts';

interface Asker {
  readonly reader: Session;
  readonly request: Pick<RequestInfo, 'id' | 'address' | 'language' | 'ticket'>;
}

/** Answers a query of a person whose permission reaches all of its targets (CO401, RIGHT_COMPANY_WIDE, DESK_TICKET). */
export async function runQuery<Q extends AnyQuery>(
  kernel: Kernel,
  query: Q,
  asker: Asker,
  input: InputOf<Q>,
): Promise<Awaited<ReturnType<Q['run']>>> {
  const context = contextOf(kernel, query, asker, kernel.db);
  if (!(await isAllowed(query, asker, context, input))) throw notAllowed(query, asker, input);
  requireTicket(query, asker);
  const answer = (await checked(kernel, query, () => answerOf(kernel, query, asker, context, input))) as Awaited<
    ReturnType<Q['run']>
  >;
  await recordAccess(kernel, query, asker, input);
  return answer;
}

function notAllowed({ permission, targets }: AnyQuery, { reader: { rights } }: Asker, input: unknown): Refusal {
  if (typeof targets !== 'function') return anyRefusal('CO401');
  return missingRight({ permission, targets: targets(input) }, rights.somewhere);
}

/** Refuses a recorded look by a permission of the service desk without a ticket. */
function requireTicket({ access, permission }: AnyQuery, { reader: { rights }, request }: Asker): void {
  if (!access || permission === 'session' || permission === 'system') return;
  if (rights.byTicket.has(permission) && request.ticket === undefined) throw anyRefusal('DESK_TICKET');
}

/** Answers from the standby if allowed and possible, else from the primary. */
function answerOf(
  kernel: Kernel,
  query: AnyQuery,
  asker: Asker,
  context: AnyQueryContext,
  input: unknown,
): Promise<unknown> {
  const { standby, db: primary } = kernel;
  if (!standby || !mayLag(query, asker)) return query.run(context, input);
  const from = (db: Database) => query.run(contextOf(kernel, query, asker, db), input) as Promise<unknown>;
  return standby.read(asker.reader.personId, from, primary);
}

/** A reach that is narrower than the company is read with the rows, and rights never lag. */
function mayLag({ mayLag: isSaid, permission }: AnyQuery, { reader: { rights } }: Asker): boolean {
  if (isSaid !== true || permission === 'system') return false;
  return permission === 'session' || rights.everywhere.has(permission);
}

/** The record follows the read: what was refused has shown nothing. */
async function recordAccess(
  { accessRecords }: Kernel,
  { name, access, permission }: AnyQuery,
  { reader, request }: Asker,
  input: unknown,
): Promise<void> {
  if (!access) return;
  const { companyCode, personId, rights } = reader;
  const isByTicket = permission !== 'session' && permission !== 'system' && rights.byTicket.has(permission);
  const ticket = isByTicket ? request.ticket : undefined;
  await accessRecords.add({
    ...access(input, companyCode),
    companyCode,
    actorId: personId,
    operation: name,
    request,
    ticket,
  });
}

/** Rights came with the session a moment ago; only a narrower reach has to be compared with the targets. */
async function isAllowed(
  query: AnyQuery,
  { reader }: Asker,
  { read }: AnyQueryContext,
  input: unknown,
): Promise<boolean> {
  const { permission, targets } = query;
  const { personId, rights } = reader;
  if (permission === 'system') return false;
  if (permission === 'session' || rights.everywhere.has(permission)) return true;
  if (typeof targets !== 'function') return rights.somewhere.has(permission);
  return read((tx) => authorize(tx, personId, permission, targets(input)));
}

/** Answers a query of anyone. */
export async function runPublicQuery<Q extends AnyPublicQuery>(
  kernel: Kernel,
  query: Q,
  { language, address }: Pick<RequestInfo, 'language' | 'address'>,
  input: InputOf<Q>,
): Promise<Awaited<ReturnType<Q['run']>>> {
  const { db } = kernel;
  const readIn = <T>(companyCode: string, work: (tx: Tx) => Promise<T>) => readingIn(db, companyCode, work);
  return checked(kernel, query, () => query.run({ kernel, language, address, refuse, db, readIn }, input));
}

/** Reads in one read-only transaction of a company. */
export function readingIn<T>(db: Database, companyCode: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, work, { companyCode }, { isReadOnly: true });
}

/** An undeclared refusal is a fault of ours, which a test hears of. */
async function checked<A>(kernel: Kernel, query: AnyQuery | AnyPublicQuery, run: () => Promise<A>): Promise<A> {
  try {
    return await traced(kernel.traces, { name: query.name, kind: 'inside' }, run);
  } catch (error) {
    const code = error instanceof Refusal ? undeclaredCode(query, error) : undefined;
    if (code === undefined || kernel.config.mode === 'production') throw error;
    throw new Error(`${query.name} does not declare ${code}`, { cause: error });
  }
}

function contextOf(
  kernel: Kernel,
  { permission, targets }: AnyQuery,
  { reader, request: { language } }: Asker,
  db: Database,
): AnyQueryContext {
  const { companyCode, personId, rights } = reader;
  const read: AnyQueryContext['read'] = (work) => readingIn(db, companyCode, work);
  return {
    kernel,
    companyCode,
    reader,
    language,
    refuse,
    read,
    reachBy: async (tx, by, kind) => (rights.everywhere.has(by) ? undefined : reachOf(tx, personId, by, kind)),
    reach: async (tx) => {
      if (typeof targets === 'function' || permission === 'session' || permission === 'system') return undefined;
      return rights.everywhere.has(permission) ? undefined : reachOf(tx, personId, permission, targets.within);
    },
    ask: (statement) => readInCompany(db, companyCode, statement),
    askAll: (statements) => queryBatch(db, companyCode, statements),
    can: async (target) => {
      const reachesAll = rights.somewhere.size === rights.everywhere.size;
      if (reachesAll && !isOfPerson(target)) return rights.everywhere;
      // Rights never lag.
      return readingIn(kernel.db, companyCode, (tx) => permissionsOn(tx, personId, target));
    },
  };
}
