/**
 * Place of a table with companies on several databases (docs/decisions/company-fence-and-cells.md). `directory` is found
 * before a company is known, `local` lives in one place.
 */
export type TableClass = 'company' | 'directory' | 'local' | 'reference';

const directory = [
  'address_confirmations',
  'company_structures',
  'invitation_flows',
  'invitation_links',
  'login_ids',
  'login_ties',
  'mail_domains',
  'pending_log_ins',
  'registration_flows',
  'sessions',
  'structure_members',
  'structure_offers',
  'verified_contacts',
  'waiting_contacts',
];

const local = [
  'agreement_tallies',
  'audit_passes',
  'flows',
  'job_workers',
  'kept_keys',
  'key_fingerprints',
  'last_changes',
  'login_tries',
  'operator_setup',
  'operator_setup_tokens',
  'otp_codes',
  'outbox',
  'rate_counters',
  'running_processes',
  'schema_migrations',
  'used_log_in_challenges',
  'work_pauses',
];

const reference = [
  'edition_drafts',
  'given_numbers',
  'holiday_years',
  'opencodes',
  'person_change_columns',
  'promotion_codes',
  'promotions',
  'properties',
  'role_permissions',
  'terms_contents',
  'terms_texts',
  'terms_versions',
];

/** Tables of the class without a fence: read before a session is known, or by a function alone (catalogue.test.ts). */
const unfenced = [
  'access_rules',
  'calendar_feeds',
  'companies',
  'department_search',
  'people_search',
  'rights_versions',
];

export const tableClasses: ReadonlyMap<string, TableClass> = new Map([
  ...directory.map((name) => [name, 'directory'] as const),
  ...local.map((name) => [name, 'local'] as const),
  ...reference.map((name) => [name, 'reference'] as const),
  ...unfenced.map((name) => [name, 'company'] as const),
]);

/** A table that has a fence is a company's; one that has none says here what it is. */
export function classOf(table: string, isFenced: boolean): TableClass | undefined {
  return isFenced ? 'company' : tableClasses.get(table);
}
