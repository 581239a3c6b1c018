import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

/** Remainder of a purge; moments are microseconds as text, hashes are in hexadecimal. */
export interface Anchor {
  readonly number: string;
  /** The last link that is gone; '0' for none. */
  readonly sequence: string;
  readonly linkMac: string;
  readonly changesBefore: string;
  readonly permissionsBefore: string;
  readonly mac: string;
  readonly keyId: string;
}

const micros = (name: string) => sql`(extract(epoch from ${sql.ref(name)}) * 1000000)::bigint::text`;
const moment = (value: string) => sql`timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond'`;

/** The newest anchor. */
export async function readAnchor(tx: Tx, companyCode: string): Promise<Anchor | undefined> {
  const { rows } = await sql<Anchor>`
    select anchor_number::text as number, sequence::text as sequence, encode(link_mac, 'hex') as "linkMac",
      ${micros('changes_before')} as "changesBefore", ${micros('permissions_before')} as "permissionsBefore",
      encode(mac, 'hex') as mac, key_id as "keyId"
    from audit_anchors where company_code = ${companyCode} order by anchor_number desc limit 1`.execute(tx);
  return rows[0];
}

export async function insertAnchor(tx: Tx, companyCode: string, anchor: Anchor): Promise<void> {
  await sql`insert into audit_anchors (company_code, anchor_number, sequence, link_mac, changes_before, permissions_before,
      mac, key_id)
    values (${companyCode}, ${anchor.number}::bigint, ${anchor.sequence}::bigint, decode(${anchor.linkMac}, 'hex'),
      ${moment(anchor.changesBefore)}, ${moment(anchor.permissionsBefore)}, decode(${anchor.mac}, 'hex'), ${anchor.keyId})`.execute(
    tx,
  );
}

/** Rows due for a purge: whether any are due, and the last link that no kept row precedes. */
export interface Due {
  readonly changesBefore: string;
  readonly permissionsBefore: string;
  readonly hasRows: boolean;
  readonly sequence: string | null;
  readonly linkMac: string | null;
}

/** The newest link is kept in any case: the next one binds to it. */
export async function findDue(
  tx: Tx,
  companyCode: string,
  { years, permissionYears }: { readonly years: number; readonly permissionYears: number },
): Promise<Due> {
  const { rows } = await sql<Due>`
    with dates as materialized (select app_now() - make_interval(years => ${years}::integer) as changes,
        app_now() - make_interval(years => ${permissionYears}::integer) as permissions),
      kept as materialized (select l.sequence from audit_links l, dates d where l.company_code = ${companyCode}
          and l.occurred_at >= case when l.is_permission_change then d.permissions else d.changes end
        order by l.sequence limit 1),
      newest as materialized (select l.sequence from audit_links l where l.company_code = ${companyCode}
        order by l.sequence desc limit 1),
      gone as materialized (select l.sequence, l.mac from audit_links l where l.company_code = ${companyCode}
          and l.sequence < coalesce((select sequence from kept), (select sequence from newest))
        order by l.sequence desc limit 1)
    select ${micros('changes')} as "changesBefore", ${micros('permissions')} as "permissionsBefore",
      exists (select from audit_log a join audit_links l on l.company_code = ${companyCode} and l.audit_id = a.audit_id
        where a.company_code = ${companyCode} and a.occurred_at < d.changes
          and (not l.is_permission_change or a.occurred_at < d.permissions)) as "hasRows",
      (select sequence::text from gone) as sequence, (select encode(mac, 'hex') from gone) as "linkMac"
    from dates d`.execute(tx);
  const [due] = rows;
  if (!due) throw new Error('the database gave no answer');
  return due;
}

/** Purges rows and links by the newest anchor; answers how many went. */
export async function purgeAuditRows(tx: Tx, companyCode: string, most: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    select purge_audit_rows(${companyCode}, ${most}::integer) as gone`.execute(tx);
  return rows[0]?.gone ?? 0;
}
