import { exportFetchedSeconds } from '@madang/contract/records/limits.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { Session } from '../../kernel/session/session.ts';
import { exportTarget, readRecords } from './records.ts';

interface Asked {
  readonly reader: Session;
  readonly exportId: string;
  /** The one that began it. */
  readonly operation: string;
}

/** What the reader said that an export is of, for as long as its file can be fetched; undefined for any other. */
export async function readOwnExport(
  tx: Tx,
  { reader: { companyCode, personId }, exportId, operation }: Asked,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const [row] = await readRecords(tx, {
    companyCode,
    operations: [operation],
    target: exportTarget(exportId),
    actorId: personId,
    seconds: exportFetchedSeconds,
    from: '',
    to: '',
    timeZone: 'UTC',
    limit: 1,
  });
  return row && (row.detail ?? {});
}
