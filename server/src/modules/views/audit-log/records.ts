import { searchDaysMax } from '@madang/contract/kernel/search/search-dates.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { type RecordFilters, type RecordKind, wholeDays } from '@madang/contract/views/audit-log/filters.ts';
import { type RecordQuery, recordsOf, type StoredRecord } from '../../../kernel/audit/records.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { perRegistry, type Registry } from '../../../kernel/operations/registry.ts';
import { administrativeOperations } from '../../../kernel/operations/administrative.ts';

/** The rows of the audit log that a query finds, newest first. */
export async function readRecords(tx: Tx, query: RecordQuery): Promise<readonly StoredRecord[]> {
  return (await recordsOf(query).execute(tx)).rows;
}

const signIns = [
  'log-in-awaiting-factor',
  'log-in-awaiting-set-up',
  'log-in-awaiting-consent',
  'log-in',
  'log-in-with-passkey',
  'complete-log-in',
  'log-out',
  'log-out-everywhere',
  'end-session',
  'end-other-sessions',
  'end-company-session',
  'end-company-sessions',
];
/** Changes of permissions; the chain marks their rows, which are kept longer. */
export const permissionOperations = [
  'grant-role',
  'revoke-role',
  'give-up-role',
  'offer-handover',
  'accept-handover',
  'decline-handover',
  'withdraw-handover',
  'lapse-handover',
  'replace-representative',
  'offer-login-tie',
  'accept-login-tie',
  'settle-login-tie',
  'end-login-tie',
  'leave-login-tie',
  'end-trial',
];

/** Operations that export data from the product; all other reads are queries that describe what they read. */
const exportOperations = [
  'export-employees',
  'export-memberships',
  'export-platform-records',
  'export-proof',
  'export-records',
  'download-departments',
  'download-job-result',
  'download-organisation',
  'download-own-data',
  'download-run',
];

export const exportTarget = (exportId: string) => ({ kind: 'record-export', id: exportId });

/** The queries that leave a record of what was read. */
export const readingOperations = perRegistry((registry): readonly string[] =>
  registry.all().flatMap((operation) => ('access' in operation ? operation.name : [])),
);

const accesses = perRegistry((registry) => [...readingOperations(registry), ...exportOperations]);
/**
 * Administrative operations and permission changes; users who accept or give up a role act for themselves, and are listed beside
 * the user who offered it.
 */
const administration = perRegistry((registry) => [
  ...new Set([...administrativeOperations(registry), ...permissionOperations]),
]);

/** Converts the filters of a list or an export to an audit log query. */
export function queryOf(
  registry: Registry,
  { kind, operation, personId, aboutKind, aboutId, from, to }: RecordFilters,
): Pick<RecordQuery, 'operations' | 'personId' | 'target' | 'from' | 'to' | 'seconds'> {
  const days = wholeDays({ from, to });
  const isOpen = days.from === '' && days.to === '';
  return {
    operations: operation === '' ? operationsOf(registry, kind) : [operation],
    personId,
    target: aboutKind !== '' && aboutId !== '' ? { kind: aboutKind, id: aboutId } : undefined,
    ...days,
    seconds: isOpen ? searchDaysMax * daySeconds : undefined,
  };
}

/** The operations of a kind; undefined for all. */
export function operationsOf(registry: Registry, kind: RecordKind): readonly string[] | undefined {
  if (kind === 'all') return undefined;
  if (kind === 'logIns') return signIns;
  if (kind === 'access') return accesses(registry);
  return kind === 'roles' ? permissionOperations : administration(registry);
}
