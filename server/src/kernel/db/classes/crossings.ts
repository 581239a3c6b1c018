/**
 * Ties between tables of two classes, in the way of companies on several databases
 * (docs/decisions/company-fence-and-cells.md). These lists only get shorter.
 */
export const crossingKeys = [
  'invitation_flows -> flows',
  'mail_domains -> companies',
  'promotions -> companies',
  'registration_flows -> flows',
  'structure_members -> companies',
  'structure_offers -> companies',
];

/** `table: function (what of another class it reaches)`. */
export const crossingTriggers = [
  // A rule that closes access on leave ends sessions in its own statement (docs/decisions/states-of-employment.md).
  'access_rules: end_sessions_on_leave (login_ties, pending_log_ins, sessions)',
  'agreements: tally_agreement (agreement_tallies)',
  'invitation_flows: mark_invited_flow (flows)',
  'pending_log_ins: refuse_ended_company (companies)',
  'pending_log_ins: refuse_waiting_entrance (access_rules, companies, passwords, people)',
  'people: end_sessions_of_retired (login_ties, pending_log_ins, sessions)',
  'people: end_sessions_of_suspended (login_ties, pending_log_ins, sessions)',
  'people: end_sessions_with_id (login_ties, sessions)',
  'people: keep_waiting_contacts (waiting_contacts)',
  'people: renew_profiles_of_person (sessions)',
  // 'Who am I' answers codes that a process keeps with the session; each change of them renews it (docs/decisions/cost-of-a-call.md).
  'people: renew_sessions_of_placed_person (sessions)',
  'sessions: fill_session_profile (access_rules, companies, passwords, people)',
  'structure_members: renew_sessions_of_structure_member (companies)',
  'sub_organisation_people: renew_sessions_of_placed_person (sessions)',
];

/** Numbers that all companies take from one sequence. */
export const sharedSequences = ['history_history_number_seq', 'person_changes_change_number_seq'];

/** Released before the rule; a job goes over companies now, each in a transaction of its own. */
export const loopsOverCompanies = [
  '20261121104100-departments.sql',
  '20261121105002-invitations.sql',
  '20261121110500-department-search.sql',
  '20261121113100-agreement-tallies.sql',
  '20261121145919-waiting-people.sql',
  '20261121173658-expired-initial-passwords.sql',
  '20261121214748-tallies-of-parts.sql',
  '20261122000549-invited-places.sql',
  '20261122001303-folded-names.sql',
  '20261122001304-folded-posts.sql',
  '20261123160000-department-paths.sql',
  '20261123160100-operations.sql',
  '20261125175300-feed.sql',
  '20261125180200-waiting-addresses.sql',
  '20261125184900-purge-of-runs.sql',
  '20261126020300-failed-log-ins.sql',
];

/** Tables that are searched across all companies, and would therefore span several databases: those of the module `directory`. */
export const sharedDirectory = ['login_ids', 'verified_contacts', 'waiting_contacts'];

/** Sources beside those modules which name one of its tables, each with its reason. */
export const directoryReaders = {
  'demo/at-size.sql.ts': 'fills a measured company in one statement',
  'demo/demo.sql.ts': 'holds the demo company while it is made',
  'modules/ground/former-ids/former-ids.sql.ts':
    'is of the directory: an ID of today becomes a former one in one statement',
  'modules/people/person-records/keyed.ts': 'a renewal of keys follows to the contacts of those who wait',
};

/**
 * Database functions that read a directory together with a company's table, kept for the previous release; no source
 * calls them.
 */
export const directoryFunctions = [
  'destroy_ended_company',
  'read_credentials',
  'read_initial_password',
  'read_recoverable',
];
