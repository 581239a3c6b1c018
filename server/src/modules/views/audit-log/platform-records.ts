import type { RecordFilters } from '@madang/contract/views/audit-log/filters.ts';
import type { PlatformRecord } from '@madang/contract/views/audit-log/platform.ts';
import { type PlacedRecord, platformRecordsOf } from '../../../kernel/audit/platform-records.sql.ts';
import { readOtherCompany, type Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { listCompanyCodes, readCompany } from '../../ground/companies/index.ts';
import { namedRecordsOf, presentRecords } from './named-records.ts';
import { queryOf } from './records.ts';

export interface PlatformFilters extends RecordFilters {
  /** '' for every company. */
  readonly companyCode: string;
}

/** Mechanisms that know the operations in the log and the names of its things. */
type Names = Pick<Kernel, 'operations' | 'contributed'>;

interface Asked {
  readonly filters: PlatformFilters;
  readonly timeZone: string;
  /** The place of the record that the portion begins behind. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** The text of a place, as the call for the next portion says it. */
export function placeText({ company: { companyCode }, recordId }: PlatformRecord): string {
  return `${companyCode}.${recordId}`;
}

function placeOf(after: string | undefined): PlacedRecord | undefined {
  const [companyCode, recordId] = after?.split('.') ?? [];
  return companyCode && recordId ? { companyCode, recordId } : undefined;
}

/** MEM-07: a portion of the logs of all companies or of one, newest first, with the names that things have there. */
export async function readPlatformRecords(tx: Tx, kernel: Names, asked: Asked): Promise<PlatformRecord[]> {
  const { filters, timeZone, after, limit } = asked;
  const companyCodes = filters.companyCode === '' ? await listCompanyCodes(tx, 'all') : [filters.companyCode];
  const query = { ...queryOf(kernel.operations, filters), companyCodes, timeZone, after: placeOf(after), limit };
  const { rows: places } = await platformRecordsOf(query).execute(tx);
  const known = new Map<string, PlatformRecord>();
  for (const [companyCode, ofCompany = []] of Object.entries(Object.groupBy(places, (place) => place.companyCode))) {
    const recordIds = ofCompany.map(({ recordId }) => recordId);
    for (const record of await readOfCompany(tx, kernel, { companyCode, recordIds }))
      known.set(record.recordId, record);
  }
  return places.flatMap(({ recordId }) => known.get(recordId) ?? []);
}

/** An undo is the company's own. */
async function readOfCompany(
  tx: Tx,
  kernel: Names,
  { companyCode, recordIds }: { readonly companyCode: string; readonly recordIds: readonly string[] },
): Promise<PlatformRecord[]> {
  const company = await readCompany(tx, companyCode);
  const shown = { companyCode, name: company.name, englishName: company.englishName };
  const query = { companyCode, recordIds, from: '', to: '', timeZone: 'UTC', limit: recordIds.length };
  return readOtherCompany(tx, companyCode, async () => {
    const { rows } = await namedRecordsOf(kernel.contributed, query).execute(tx);
    const records = await presentRecords(kernel, companyCode, rows, async (names) => (await names.execute(tx)).rows);
    return records.map((record) => ({ ...record, undoUntil: null, company: shown }));
  });
}
