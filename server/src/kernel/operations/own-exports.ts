import type { Tx } from '../db/database.ts';
import type { Audited, Target } from './outcome.ts';
import type { Session } from '../session/session.ts';
import { recordsOf } from '../audit/records.sql.ts';

/** Number of seconds during which the person who began an export can fetch its file. */
export const exportFetchedSeconds = 600;

/** Returns the audit entry of an export: its target, its reason and its filters, none of which is a search term. */
export function exportAudit(
  target: Target,
  { reason, ...filters }: Readonly<Record<string, string | undefined>>,
): Audited {
  const set = Object.entries(filters).flatMap(([name, value = '']) => (value === '' ? [] : [[name, value] as const]));
  return { target, fields: [reason ?? ''], detail: Object.fromEntries(set) };
}

interface Asked {
  readonly reader: Session;
  readonly target: Target;
  /** The one that began it. */
  readonly operation: string;
}

/** Returns what the reader declared the export to cover, as long as its file can be fetched; undefined for any other export. */
export async function readOwnExport(
  tx: Tx,
  { reader: { companyCode, personId }, target, operation }: Asked,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { rows } = await recordsOf({
    companyCode,
    operations: [operation],
    target,
    actorId: personId,
    seconds: exportFetchedSeconds,
    from: '',
    to: '',
    timeZone: 'UTC',
    limit: 1,
  }).execute(tx);
  const [row] = rows;
  return row && (row.detail ?? {});
}
