import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';
import type { PassMoment } from './passes.sql.ts';

/** An audit row as its keyed hash reads it; moments are microseconds as text, for a `Date` would lose digits. */
export interface ChainedRow {
  readonly auditId: string;
  readonly occurredAt: string;
  readonly operation: string;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly aboutKind: string;
  readonly aboutId: string;
  readonly fields: readonly string[];
  readonly detail: string | null;
  readonly via: string | null;
  readonly requestId: string;
  readonly address: string | null;
}

/** A link of a company's chain; `mac` and `rowMac` in hexadecimal. */
export interface ChainLink {
  readonly sequence: string;
  readonly auditId: string;
  readonly occurredAt: string;
  readonly newestAt: string;
  readonly isPermissionChange: boolean;
  readonly rowMac: string;
  readonly mac: string;
  readonly keyId: string;
}

/** A link with the row that it binds; null where there is none. */
export interface LinkedRow {
  readonly link: ChainLink;
  readonly row: ChainedRow | null;
}

/** A place in the sign in the order of time. */
export interface LogPlace {
  readonly occurredAt: string;
  readonly auditId: string;
}

const micros = (column: RawBuilder<unknown>) => sql`(extract(epoch from ${column}) * 1000000)::bigint::text`;
const moment = (value: PassMoment) => sql`timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond'`;
const moments = (column: RawBuilder<unknown>) => sql`timestamptz 'epoch' + ${column} * interval '1 microsecond'`;

const isBehind = ({ occurredAt, auditId }: LogPlace) =>
  sql`(a.occurred_at, a.audit_id) > (${moment(occurredAt)}, ${auditId}::uuid)`;

const linkColumns = sql`l.sequence::text as sequence, l.audit_id as "auditId", ${micros(sql`l.occurred_at`)} as "occurredAt",
  ${micros(sql`l.newest_at`)} as "newestAt", l.is_permission_change as "isPermissionChange",
  encode(l.row_mac, 'hex') as "rowMac", encode(l.mac, 'hex') as mac, l.key_id as "keyId"`;

const rowColumns = sql`a.audit_id as "auditId", ${micros(sql`a.occurred_at`)} as "occurredAt", a.operation,
  a.actor_kind as "actorKind", a.actor_id as "actorId", a.target_kind as "aboutKind", a.target_id as "aboutId", a.fields,
  a.detail::text as detail, a.via, a.request_id as "requestId", a.address::text as address`;

/** Up to `limit` companies behind one, in the order of their codes. */
export async function companiesBehind(tx: Tx, companyCode: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('companies')
    .select('company_code')
    .where('company_code', '>', companyCode)
    .orderBy('company_code')
    .limit(limit)
    .execute();
  return rows.map((row) => row.company_code);
}

/** A company that has rows without a link. */
export interface CompanyToLink {
  readonly companyCode: string;
  /** Rows behind its newest link should have links by now: they were removed, or the rows were added. */
  readonly isCut: boolean;
}

export async function companiesToLink(
  tx: Tx,
  companyCodes: readonly string[],
  passedAt: PassMoment,
): Promise<CompanyToLink[]> {
  const { rows } = await sql<CompanyToLink>`select company_code as "companyCode", is_cut as "isCut"
    from companies_to_link(${companyCodes}::text[], ${moment(passedAt)})`.execute(tx);
  return rows;
}

/** The newest link. */
export async function readHead(tx: Tx, companyCode: string): Promise<ChainLink | undefined> {
  const { rows } = await sql<ChainLink>`select ${linkColumns} from audit_links l
    where l.company_code = ${companyCode} order by l.sequence desc limit 1`.execute(tx);
  return rows[0];
}

/** A company's log as of a pass; `after`: what is behind a place of it alone. */
export interface OfLog<P = PassMoment> {
  readonly companyCode: string;
  readonly passedAt: P;
  readonly after: LogPlace | undefined;
}

/** Value in place of a pass: rows of any age get their links, as the operator has accepted them. */
export const acceptedRows: unique symbol = Symbol('accepted rows');

/** The oldest rows that have no link yet and may get one. */
export async function readUnlinked(
  tx: Tx,
  { companyCode, passedAt, after }: OfLog<PassMoment | typeof acceptedRows>,
  limit: number,
): Promise<ChainedRow[]> {
  const behind = after ? sql`and ${isBehind(after)}` : sql``;
  const since =
    passedAt === acceptedRows
      ? sql``
      : sql`and a.occurred_at >= (select linked_since(${companyCode}, ${moment(passedAt)}))`;
  const { rows } = await sql<ChainedRow>`select ${rowColumns} from audit_log a
    where a.company_code = ${companyCode} ${since}
      and is_linkable(a.occurred_at) ${behind}
      and not exists (select from audit_links l where l.company_code = ${companyCode} and l.audit_id = a.audit_id)
    order by a.occurred_at, a.audit_id limit ${limit}`.execute(tx);
  return rows;
}

/** Appends links. Another process that appends to the same chain breaks the key of one of them. */
export async function insertLinks(tx: Tx, companyCode: string, links: readonly ChainLink[]): Promise<void> {
  await sql`insert into audit_links (company_code, sequence, audit_id, occurred_at, newest_at, is_permission_change, row_mac,
      mac, key_id)
    select ${companyCode}, n.sequence, n.audit_id, ${moments(sql`n.occurred_at`)}, ${moments(sql`n.newest_at`)},
      n.is_permission_change, decode(n.row_mac, 'hex'), decode(n.mac, 'hex'), n.key_id
    from unnest(${links.map(({ sequence }) => sequence)}::bigint[], ${links.map(({ auditId }) => auditId)}::uuid[],
      ${links.map(({ occurredAt }) => occurredAt)}::bigint[], ${links.map(({ newestAt }) => newestAt)}::bigint[],
      ${links.map(({ isPermissionChange }) => isPermissionChange)}::boolean[],
      ${links.map(({ rowMac }) => rowMac)}::text[], ${links.map(({ mac }) => mac)}::text[],
      ${links.map(({ keyId }) => keyId)}::text[])
      as n (sequence, audit_id, occurred_at, newest_at, is_permission_change, row_mac, mac, key_id)`.execute(tx);
}

/** Links behind a sequence with their rows. */
export async function readLinked(
  tx: Tx,
  companyCode: string,
  behind: string,
  limit: number,
): Promise<readonly LinkedRow[]> {
  const { rows } = await sql<LinkedRow>`
    select (select to_json(k) from (select ${linkColumns}) k) as link,
      (select to_json(r) from (select ${rowColumns}) r where a.audit_id is not null) as row
    from (select * from audit_links where company_code = ${companyCode} and sequence > ${behind}::bigint
      order by sequence limit ${limit}) l
    left join audit_log a on a.company_code = ${companyCode} and a.audit_id = l.audit_id
    order by l.sequence`.execute(tx);
  return rows;
}

/** Rows in a portion of the log without a link: `stray` is too old to be linked, the others wait for theirs. */
export interface UnlinkedPortion {
  readonly rows: number;
  readonly waiting: number;
  readonly stray: string | null;
  readonly last: LogPlace | null;
}

export async function findUnlinked(
  tx: Tx,
  { companyCode, passedAt, after }: OfLog,
  limit: number,
): Promise<UnlinkedPortion> {
  const behind = after ? sql`and ${isBehind(after)}` : sql``;
  const { rows } = await sql<UnlinkedPortion>`
    with portion as materialized (select a.occurred_at, a.audit_id from audit_log a where a.company_code = ${companyCode} ${behind}
        order by a.occurred_at, a.audit_id limit ${limit}),
      unlinked as materialized (select p.* from portion p where not exists (
        select from audit_links l where l.company_code = ${companyCode} and l.audit_id = p.audit_id)),
      since as materialized (select linked_since(${companyCode}, ${moment(passedAt)}) as moment)
    select (select count(*)::integer from portion) as rows,
      (select count(*)::integer from unlinked u, since s where u.occurred_at >= s.moment) as waiting,
      (select u.audit_id from unlinked u, since s where u.occurred_at < s.moment order by 1 limit 1) as stray,
      (select json_build_object('occurredAt', ${micros(sql`p.occurred_at`)}, 'auditId', p.audit_id) from portion p
        order by p.occurred_at desc, p.audit_id desc limit 1) as last`.execute(tx);
  const [portion] = rows;
  if (!portion) throw new Error('the database gave no answer');
  return portion;
}
