import { sql } from 'kysely';
import type { Permission } from '@madang/contract/permissions.ts';
import { readInCompany, type Database, type Tx } from '../db/database.ts';
import { KeptValues } from '../process/kept-values.ts';

/** Permissions that a person has at this moment, by name. */
export interface Rights {
  /** Permissions that reach at least one thing of the company. */
  readonly somewhere: ReadonlySet<Permission>;
  /** Permissions that reach everything of the company. */
  readonly everywhere: ReadonlySet<Permission>;
  /** Permissions as service desk that no other right opens in the whole company: looks by them carry a ticket. */
  readonly byTicket: ReadonlySet<Permission>;
  /** End in seconds of the database's clock; infinite if no grant has an end or hours. */
  readonly until: number;
}

interface KeptRights extends Rights {
  readonly version: string;
}

export interface RightsHolder {
  readonly companyCode: string;
  readonly personId: string;
  /** The version that stands now, and the moment of the database's clock; both come with the session. */
  readonly version: string;
  readonly moment: number;
}

/** The names themselves are shared by all who may do the same. */
const rightsBytes = 250;
const keptOf = new WeakMap<Database, KeptValues<KeptRights>>();
/** Most people of a platform have one of few sets of permissions, and each set takes thousands of bytes. */
const sets = new KeptValues<ReadonlySet<Permission>>('permissions');

/** A person's rights, kept by the process until their version changes or a grant begins or ends by time. */
export async function rightsOf(
  db: Database,
  { companyCode, personId, version, moment }: RightsHolder,
): Promise<Rights> {
  const kept = keptOf.get(db) ?? new KeptValues<KeptRights>('rights', () => rightsBytes);
  keptOf.set(db, kept);
  const key = `${companyCode} ${personId}`;
  const known = kept.get(key);
  if (known && known.version === version && moment < known.until) return known;
  const read = await readRights(db, companyCode, personId);
  kept.set(key, { ...read, version });
  return read;
}

async function readRights(db: Database, companyCode: string, personId: string) {
  interface Row {
    readonly somewhere: readonly Permission[];
    readonly everywhere: readonly Permission[];
    readonly byTicket: readonly Permission[];
    readonly until: number;
  }
  const [row] = await readInCompany<Row>(
    db,
    companyCode,
    sql`select somewhere, everywhere, ticket_permissions(${personId}) as "byTicket",
      extract(epoch from until)::float8 as until from rights_of(${personId})`,
  );
  if (!row) throw new Error('the database gave no answer');
  const { until, somewhere, everywhere, byTicket } = row;
  return { until, somewhere: setOf(somewhere), everywhere: setOf(everywhere), byTicket: setOf(byTicket) };
}

function setOf(permissions: readonly Permission[]): ReadonlySet<Permission> {
  const key = permissions.join(' ');
  const known = sets.get(key);
  if (known) return known;
  const made = new Set(permissions);
  sets.set(key, made);
  return made;
}

/** Returns the permissions that a person of the transaction's company has on at least one thing at this moment. */
export async function permissionsOf(tx: Tx, personId: string): Promise<ReadonlySet<Permission>> {
  const { rows } = await sql<{ somewhere: readonly Permission[] }>`
    select somewhere from rights_of(${personId})`.execute(tx);
  return new Set(rows[0]?.somewhere);
}
