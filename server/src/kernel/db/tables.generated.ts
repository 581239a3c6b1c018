/** The tables as the query builder sees them, made by tools/schema-snapshot.ts. Do not edit. */

import type { ColumnType, GeneratedAlways } from 'kysely';

/** A column that the database fills where an insert leaves it out. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export type WideNumber = ColumnType<string, bigint | number | string, bigint | number | string>;

export interface AccessRules {
  allows_on_leave: Generated<boolean>;
  allows_staying: Generated<boolean>;
  changed_at: Generated<Timestamp>;
  company_code: string;
  idle_minutes: Generated<number>;
  networks: Generated<string[]>;
  networks_key: string | null;
  session_hours: Generated<number>;
}

export interface AddressConfirmations {
  company_code: string;
  expires_at: Timestamp;
  person_id: string;
  secret_hash: Buffer;
}

export interface AgreementTallies {
  agreed: number;
  country_code: string;
  declined: number;
  part: Generated<string>;
  shard: number;
  terms_code: string;
  version: string;
}

export interface Agreements {
  address: string | null;
  agreed_at: Generated<Timestamp>;
  agreement_id: Generated<string>;
  company_code: string;
  country_code: string;
  flow_id: string;
  is_agreed: boolean;
  language: string;
  part: Generated<string>;
  person_id: string;
  residence_country: string;
  terms_code: string;
  text_hash: Buffer;
  version: string;
}

export interface Anniversaries {
  anniversary_id: Generated<string>;
  calendar_code: string;
  company_code: string;
  created_at: Generated<Timestamp>;
  day: number;
  ends_after_times: number | null;
  ends_on: Timestamp | null;
  every_years: number;
  first_year: number;
  is_holiday: boolean;
  is_leap_month: boolean;
  is_lunar: boolean;
  month: number;
  subject: string;
}

export interface ApprovalApprovers {
  company_code: string;
  decided_at: Timestamp | null;
  decided_by: string | null;
  delegated_by: Generated<string[]>;
  person_id: string;
  request_id: string;
  state: string;
  step_number: number;
  waiting_since: Timestamp | null;
}

export interface ApprovalConfigurations {
  allows_delegation: Generated<boolean>;
  allows_later_approval: Generated<boolean>;
  changed_at: Generated<Timestamp>;
  company_code: string;
  configuration_id: string;
  document_owner: string;
  kept_days: number;
  max_agreers: Generated<number>;
  max_approvers: number;
  max_receivers: Generated<number>;
  max_referees: Generated<number>;
}

export interface ApprovalEvents {
  actor_id: string | null;
  comment: Buffer | null;
  company_code: string;
  event: string;
  event_number: number;
  happened_at: Generated<Timestamp>;
  other_id: string | null;
  request_id: string;
}

export interface ApprovalFiles {
  byte_count: number;
  company_code: string;
  content_type: string;
  created_at: Generated<Timestamp>;
  file_id: string;
  is_sealed: Generated<boolean>;
  name: Buffer;
  request_id: string | null;
  uploader_id: string;
}

export interface ApprovalFormStarts {
  company_code: string;
  started_at: Generated<Timestamp>;
}

export interface ApprovalFormVersions {
  approval_form_id: string;
  changed_at: Generated<Timestamp>;
  changed_by: string | null;
  company_code: string;
  document_kind: string;
  english_name: string;
  fields: unknown;
  is_active: boolean;
  makes_leave: Generated<boolean>;
  name: string;
  note: string;
  version: number;
}

export interface ApprovalForms {
  approval_form_id: Generated<string>;
  company_code: string;
  created_at: Generated<Timestamp>;
  english_name: Generated<string>;
  name: string;
  sort_order: number;
  version: Generated<number>;
}

export interface ApprovalPolicies {
  approval_policy_id: Generated<string>;
  company_code: string;
  created_at: Generated<Timestamp>;
  english_name: Generated<string>;
  name: string;
  sort_order: number;
  version: Generated<number>;
}

export interface ApprovalPolicyVersions {
  active_from: Timestamp;
  amount_from: WideNumber | null;
  amount_to: WideNumber | null;
  approval_policy_id: string;
  changed_at: Generated<Timestamp>;
  changed_by: string | null;
  company_code: string;
  department_code: string | null;
  document_kind: string | null;
  english_name: string;
  is_active: boolean;
  job_rank_code: string | null;
  name: string;
  steps: unknown;
  version: number;
}

export interface ApprovalRequestNumbers {
  company_code: string;
  last_number: WideNumber;
}

export interface ApprovalRequests {
  amount: WideNumber | null;
  approval_form_id: string | null;
  approval_policy_id: string | null;
  changed_at: Generated<Timestamp>;
  company_code: string;
  content: Buffer;
  created_at: Generated<Timestamp>;
  document_kind: string;
  ended_at: Timestamp | null;
  form_version: number | null;
  held_kind: string | null;
  policy_version: number | null;
  request_id: Generated<string>;
  request_number: WideNumber | null;
  requester_id: string;
  state: Generated<string>;
  submitted_at: Timestamp | null;
  title: Buffer;
  version: Generated<number>;
}

export interface ApprovalStandIns {
  company_code: string;
  ends_on: Timestamp | null;
  person_id: string;
  stand_in_id: string;
  starts_on: Timestamp | null;
}

export interface ApprovalSteps {
  company_code: string;
  department: unknown;
  is_repeated: boolean;
  job: unknown;
  reason: string | null;
  request_id: string;
  rule: string;
  source: string;
  step_number: number;
}

export interface AuditAnchors {
  anchor_number: WideNumber;
  anchored_at: Generated<Timestamp>;
  changes_before: Timestamp;
  company_code: string;
  key_id: string;
  link_mac: Buffer;
  mac: Buffer;
  permissions_before: Timestamp;
  sequence: WideNumber;
}

export interface AuditLinks {
  audit_id: string;
  company_code: string;
  is_permission_change: boolean;
  key_id: string;
  linked_at: Generated<Timestamp>;
  mac: Buffer;
  newest_at: Timestamp;
  occurred_at: Timestamp;
  row_mac: Buffer;
  sequence: WideNumber;
}

export interface AuditLog {
  actor_id: string | null;
  actor_kind: string;
  address: string | null;
  audit_id: Generated<string>;
  company_code: string;
  detail: unknown;
  fields: Generated<string[]>;
  occurred_at: Generated<Timestamp>;
  operation: string;
  request_id: string;
  target_id: string;
  target_kind: string;
  via: string | null;
}

export interface AuditPasses {
  is_one: Generated<boolean>;
  key_id: string;
  mac: Buffer;
  passed_at: Timestamp;
}

export interface AuthenticatorApps {
  added_at: Generated<Timestamp>;
  company_code: string;
  last_step: WideNumber;
  last_used_at: Timestamp | null;
  person_id: string;
  secret: Buffer;
}

export interface BoardDepartments {
  board_number: number;
  company_code: string;
  department_code: string;
}

export interface BoardReadings {
  board_number: number;
  company_code: string;
  person_id: string;
  read_until: Timestamp;
}

export interface Boards {
  allows_comments: boolean;
  allows_recommendations: boolean;
  allows_replies: boolean;
  board_name: string;
  board_number: Generated<number>;
  company_code: string;
  created_at: Generated<Timestamp>;
  english_board_name: string;
  has_head_words: boolean;
  is_anonymous: boolean;
  is_favourite: boolean;
  keep_months: number;
  managing_organisation_code: string;
  needs_approval: boolean;
  reply_grade: number;
  shows_author: boolean;
  sort_order: number;
  state: string;
  upper_board_number: number | null;
  uses_validity: boolean;
  validity_days: number;
  view_grade: number;
  write_grade: number;
}

export interface CalendarFeeds {
  calendar_code: string;
  company_code: string;
  made_at: Generated<Timestamp>;
  made_by: string | null;
  secret_hash: Buffer;
}

export interface ClosedAccounts {
  closed_at: Generated<Timestamp>;
  company_code: string;
  content: Buffer;
  person_id: string;
}

export interface Companies {
  color: Generated<string>;
  company_code: string;
  company_type: Generated<string>;
  created_at: Generated<Timestamp>;
  destroyed_after: Timestamp | null;
  destroyed_at: Timestamp | null;
  display_name: Generated<string>;
  domain_moved_at: Timestamp | null;
  ended_at: Timestamp | null;
  english_name: string;
  face_key: Generated<string>;
  home_screen: Generated<string>;
  id_profile: Generated<string>;
  mark_id: string | null;
  name: string;
  names_right_holders: Generated<boolean>;
  password_profile: Generated<string>;
  password_renewal_asked_at: Timestamp | null;
  password_renewal_from: Timestamp | null;
  phone: Generated<string>;
  second_factor: Generated<string>;
  second_factor_from: Timestamp | null;
  service_type: string;
  set_up_person_id: string | null;
  set_up_secret_hash: Buffer | null;
  set_up_seen_at: Timestamp | null;
  set_up_state: Generated<string>;
  set_up_step: Generated<string>;
  structure_code: string;
  time_zone: string;
  trusted_device_days: Generated<number>;
}

export interface CompanyCalendars {
  calendar_code: string;
  calendar_type: string;
  color: string;
  company_code: string;
  created_at: Generated<Timestamp>;
  subject: string;
  time_zone: string;
}

export interface CompanyCounters {
  company_code: string;
  counter: string;
  last_number: number;
}

export interface CompanyMarks {
  company_code: string;
  created_at: Generated<Timestamp>;
  mark_id: string;
}

export interface CompanyRoleChanges {
  actor_id: string | null;
  change_id: Generated<string>;
  changed_at: Generated<Timestamp>;
  company_code: string;
  company_role_id: string;
  operation: string | null;
  permissions: string[];
}

export interface CompanyRoles {
  company_code: string;
  company_role_id: Generated<string>;
  created_at: Generated<Timestamp>;
  name: string;
  permissions: string[];
}

export interface CompanyStructures {
  created_at: Generated<Timestamp>;
  english_name: string;
  head_code: string;
  name: string;
  structure_code: string;
}

export interface ConcurrentPosts {
  company_code: string;
  created_at: Generated<Timestamp>;
  department_code: string;
  job_title_code: string | null;
  person_id: string;
}

export interface ConsoleJobs {
  company_code: string;
  created_at: Generated<Timestamp>;
  done_count: Generated<number>;
  error_code: string | null;
  expires_at: Timestamp | null;
  file_name: string | null;
  finished_at: Timestamp | null;
  input: Buffer | null;
  job_id: string;
  kind: string;
  place: number | null;
  runs: Generated<number>;
  seen_at: Generated<Timestamp>;
  started_by: string;
  state: Generated<string>;
  total_count: number | null;
}

export interface DaysOff {
  company_code: string;
  day: Timestamp;
}

export interface DeletedRows {
  children: unknown;
  company_code: string;
  content: unknown;
  deleted_at: Generated<Timestamp>;
  file_id: string | null;
  row_key: string;
  table_name: string;
}

export interface DepartmentHeads {
  company_code: string;
  created_at: Generated<Timestamp>;
  department_code: string;
  person_id: string;
  place: number;
}

export interface DepartmentSearch {
  company_code: string;
  department_code: string;
  written: string;
}

export interface Departments {
  changed_at: Generated<Timestamp>;
  company_code: string;
  created_at: Generated<Timestamp>;
  department_code: string;
  english_name: string;
  language: string;
  name: string;
  path: Generated<string>;
  path_start: Generated<string>;
  search_text: Generated<string>;
  sort_order: number;
  upper_department_code: string | null;
}

export interface DeviceLettersOff {
  company_code: string;
  person_id: string;
}

export interface DispatchEvents {
  actor_id: string | null;
  company_code: string;
  dispatch_id: string;
  ends_on: Timestamp | null;
  event: string;
  event_number: number;
  happened_at: Generated<Timestamp>;
  made_by: string;
  note: Buffer | null;
}

export interface Dispatches {
  answer_version: Generated<number>;
  asked_until: Timestamp | null;
  changed_at: Generated<Timestamp>;
  company_code: string;
  content: Buffer;
  department_code: string;
  department_name: string;
  dispatch_id: string;
  ends_on: Timestamp;
  english_department_name: string;
  is_answered: Generated<boolean>;
  other_code: string;
  other_english_name: string;
  other_name: string;
  person_id: string | null;
  side: string;
  starts_on: Timestamp;
  state: string;
  version: number;
}

export interface EditionDrafts {
  changed_at: Generated<Timestamp>;
  country_code: string;
  needs_consent: boolean;
  terms_code: string;
  texts: unknown;
}

export interface EmblemGrants {
  company_code: string;
  emblem_id: string;
  granted_at: Generated<Timestamp>;
  person_id: string;
  place: number;
}

export interface Emblems {
  company_code: string;
  compared_name: Generated<string>;
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  emblem_id: Generated<string>;
  english_description: Generated<string>;
  english_name: Generated<string>;
  image_id: string;
  name: string;
}

export interface EmploymentChanges {
  actor_id: string | null;
  change_id: Generated<string>;
  change_number: Generated<WideNumber>;
  changed_at: Generated<Timestamp>;
  company_code: string;
  kind: string;
  person_id: string;
  reason: Buffer | null;
  state_after: string;
  state_before: string;
  steps: Buffer | null;
  until: Timestamp | null;
}

export interface FactorChallenges {
  bound_to: Buffer;
  company_code: string;
  content: Buffer;
  expires_at: Timestamp;
  person_id: string;
  purpose: string;
}

export interface FactorReminders {
  asked_at: Generated<Timestamp>;
  company_code: string;
  person_id: string;
  sent_at: Timestamp | null;
}

export interface FailedLogIns {
  began_at: Timestamp;
  company_code: string;
  failure_id: Generated<string>;
  last_at: Timestamp;
  network: string;
  person_id: string;
  reason: string;
  tries: WideNumber;
}

export interface Flows {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  flow_id: Generated<string>;
  id_checks: Generated<number>;
  is_invited: Generated<boolean>;
  proof_expires_at: Timestamp | null;
  proof_hash: Buffer | null;
  reserved_person_id: Generated<string>;
  secret_hash: Buffer;
  sends: Generated<number>;
  state: Generated<string>;
  subject_company_code: string | null;
  subject_person_id: string | null;
  verified_option: string | null;
  verified_purpose: Generated<string>;
  verified_target_index: Buffer | null;
}

export interface GivenNumbers {
  counter: string;
  last_number: number;
}

export interface GrantChanges {
  actor_id: string | null;
  change: string;
  change_id: Generated<string>;
  changed_at: Generated<Timestamp>;
  company_code: string;
  company_role_id: string | null;
  grant_id: string;
  operation: string | null;
  permission: string | null;
  person_id: string;
  role: string | null;
  scope_id: string;
  scope_kind: string;
  through_id: string | null;
  valid_from: Timestamp;
  valid_until: Timestamp;
  window_id: string | null;
}

export interface GrantEndNotices {
  company_code: string;
  grant_id: string;
  told_at: Generated<Timestamp>;
  valid_until: Timestamp;
}

export interface GrantWindowChanges {
  actor_id: string | null;
  change_id: Generated<string>;
  changed_at: Generated<Timestamp>;
  closes_on_days_off: boolean;
  company_code: string;
  grant_window_id: string;
  operation: string | null;
  weekly: string;
  zone: string;
}

export interface GrantWindows {
  closes_on_days_off: boolean;
  company_code: string;
  created_at: Generated<Timestamp>;
  grant_window_id: Generated<string>;
  name: string;
  weekly: string;
  zone: string;
}

export interface Grants {
  company_code: string;
  company_role_id: string | null;
  given_at: Timestamp | null;
  given_by: string | null;
  grant_id: Generated<string>;
  permission: string | null;
  person_id: string;
  reason: Buffer | null;
  role: string | null;
  scope_id: Generated<string>;
  scope_kind: Generated<string>;
  through_id: string | null;
  valid_from: Generated<Timestamp>;
  valid_until: Generated<Timestamp>;
  window_id: string | null;
}

export interface Handovers {
  company_code: string;
  expires_at: Timestamp;
  from_person_id: string;
  handover_id: Generated<string>;
  offered_at: Generated<Timestamp>;
  to_person_id: string;
}

export interface HeldChanges {
  actor_id: string;
  beneficiary_id: string | null;
  code: string | null;
  company_code: string;
  expires_at: Timestamp;
  input: Buffer | null;
  operation: string;
  request_id: string;
  request_key: Buffer;
  state: Generated<string>;
}

export interface HeldOperations {
  approval_policy_id: string;
  changed_at: Generated<Timestamp>;
  changed_by: string | null;
  company_code: string;
  held_kind: string;
}

export interface HiddenFirstSteps {
  company_code: string;
  hidden_at: Generated<Timestamp>;
  person_id: string;
}

export interface HintQuestions {
  answer_hash: string;
  company_code: string;
  person_id: string;
  position: number;
  question: Buffer;
  set_at: Generated<Timestamp>;
}

export interface History {
  actor_id: string | null;
  change: string;
  changed_at: Generated<Timestamp>;
  company_code: string;
  history_number: GeneratedAlways<WideNumber>;
  operation: string | null;
  row_before: unknown;
  row_key: string;
  table_name: string;
  valid_from: Timestamp | null;
}

export interface HolidayCalendars {
  choice: string;
  company_code: string;
}

export interface HolidayYears {
  country_code: string;
  days: unknown;
  is_final: boolean;
  loaded_at: Generated<Timestamp>;
  source: string;
  year: number;
}

export interface IdChangePeriods {
  company_code: string;
  ends_on: Timestamp;
  starts_on: Timestamp;
  sub_organisation_code: string;
}

export interface IdRequests {
  approved_at: Timestamp | null;
  asked_at: Generated<Timestamp>;
  company_code: string;
  decided_by: string | null;
  old_id: string;
  origin: string;
  person_id: string;
  reason: Buffer | null;
  request_id: Generated<string>;
  request_type: string;
  settled_at: Timestamp | null;
  state: string;
  wanted_id: string;
  wanted_until: Timestamp | null;
}

export interface ImportHeadings {
  changed_at: Generated<Timestamp>;
  company_code: string;
  heading_hash: Buffer;
  item: string;
  kind: string;
  person_id: string;
}

export interface ImportHours {
  company_code: string;
  day: Timestamp;
  row_count: number;
}

export interface ImportRows {
  cells: Buffer;
  code: string | null;
  company_code: string;
  depth: Generated<number>;
  fault: string | null;
  finding: Buffer | null;
  import_id: string;
  is_edited: Generated<boolean>;
  line: number;
  mark: string | null;
  origin: Buffer | null;
  run_row: number | null;
  target_id: string | null;
}

export interface Imports {
  applied_at: Timestamp | null;
  attempt: Generated<number>;
  changed_at: Generated<Timestamp>;
  changed_count: Generated<number>;
  check_run_id: string | null;
  checked_count: Generated<number>;
  columns: Generated<string[]>;
  company_code: string;
  content_hash: Buffer | null;
  created_at: Generated<Timestamp>;
  file_id: string | null;
  file_name: Buffer | null;
  found_by: Generated<string[]>;
  headings: Buffer | null;
  import_id: string;
  kind: string;
  left_count: Generated<number>;
  let_in: unknown;
  letters_run_id: string | null;
  made: Buffer | null;
  new_count: Generated<number>;
  person_id: string;
  reading: Buffer | null;
  refusal: unknown;
  refused_count: Generated<number>;
  run_id: string | null;
  seen_at: Generated<Timestamp>;
  selected_count: number | null;
  source: string;
  state: string;
  total: Generated<number>;
}

export interface InboxMessages {
  company_code: string;
  content: Buffer;
  message_id: Generated<string>;
  person_id: string;
  read_at: Timestamp | null;
  sent_at: Generated<Timestamp>;
}

export interface InitialPasswords {
  company_code: string;
  expires_at: Timestamp;
  issued_at: Generated<Timestamp>;
  password_hash: string;
  person_id: string;
}

export interface InvitationFlows {
  begun_at: Timestamp | null;
  code_hash: Buffer;
  company_code: string;
  flow_id: string;
  id_domain: Generated<string>;
  invitation_id: string;
}

export interface InvitationJoins {
  application: Buffer | null;
  company_code: string;
  decided_at: Timestamp | null;
  decided_by: string | null;
  full_name: string;
  invitation_id: string;
  joined_at: Generated<Timestamp>;
  login_id: string;
  person_id: string;
  state: string;
  waits_until: Timestamp | null;
}

export interface InvitationLinks {
  code_hash: Buffer;
  company_code: string;
  invitation_id: string;
}

export interface Invitations {
  allowed_domains: string[];
  code_hash: Buffer | null;
  company_code: string;
  created_at: Generated<Timestamp>;
  department_code: Generated<string>;
  expires_at: Timestamp;
  id_domain: Generated<string>;
  invitation_id: Generated<string>;
  inviter_id: string | null;
  job_rank_code: string | null;
  job_title_code: string | null;
  kind: string;
  language: string;
  mail_proof_hash: Buffer | null;
  max_uses: number;
  needs_approval: boolean;
  note: string;
  opened_count: Generated<number>;
  option: string | null;
  revoked_at: Timestamp | null;
  sent_count: Generated<number>;
  services: string[];
  target: Buffer | null;
  target_index: Buffer | null;
  used_count: Generated<number>;
}

export interface ItemCategories {
  company_code: string;
  compared_english_title: Generated<string>;
  compared_korean_title: Generated<string>;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  english_description: Generated<string>;
  english_title: string;
  is_active: Generated<boolean>;
  item_category_id: Generated<string>;
  item_kind: string;
  korean_description: Generated<string>;
  korean_title: string;
  label: number | null;
}

export interface ItemCategoryUses {
  added_at: Generated<Timestamp>;
  board_number: number | null;
  company_code: string;
  item_category_id: string;
  item_id: string;
  item_kind: string;
  link_id: string | null;
  menu_id: string | null;
  portlet_number: number | null;
}

export interface JobLists {
  changed_at: Generated<Timestamp>;
  company_code: string;
  english_name: Generated<string>;
  is_hidden: Generated<boolean>;
  list: string;
  name: Generated<string>;
}

export interface JobRanks {
  changed_at: Generated<Timestamp>;
  code: string;
  company_code: string;
  created_at: Generated<Timestamp>;
  english_name: Generated<string>;
  name: string;
  sort_order: number;
}

export interface JobTitles {
  changed_at: Generated<Timestamp>;
  code: string;
  company_code: string;
  created_at: Generated<Timestamp>;
  english_name: Generated<string>;
  name: string;
  sort_order: number;
}

export interface JobWorkers {
  seen_at: Timestamp;
  worker_id: string;
}

export interface KeptKeys {
  content: Buffer;
  kept_at: Generated<Timestamp>;
  key_id: string;
  key_use: string;
}

export interface KeyFingerprints {
  fingerprint: string;
  first_seen_at: Generated<Timestamp>;
  is_untagged: Generated<boolean>;
  key_id: string;
  key_number: GeneratedAlways<WideNumber>;
  key_use: string;
  released_at: Timestamp | null;
}

export interface KnownDevices {
  company_code: string;
  device: string;
  device_id: Generated<string>;
  first_seen_at: Generated<Timestamp>;
  last_seen_at: Generated<Timestamp>;
  name_hash: Buffer;
  person_id: string;
  trust_id: string | null;
  trust_number: Generated<number>;
  trust_rotated_at: Timestamp | null;
  trusted_at: Timestamp | null;
  trusted_version: number | null;
}

export interface LastChanges {
  changed_at: Generated<Timestamp>;
  changed_by: string;
  person_id: string;
}

export interface ListLayouts {
  company_code: string;
  hidden_columns: string[];
  is_compact: boolean;
  person_id: string;
}

export interface Locations {
  address: Generated<string>;
  building_id: string | null;
  building_kind: string | null;
  code: string;
  company_code: string;
  created_at: Generated<Timestamp>;
  english_address: Generated<string>;
  english_name: Generated<string>;
  kind: string;
  location_id: Generated<string>;
  map_claimed_at: Timestamp | null;
  map_failure: string | null;
  map_file_id: string | null;
  map_height: Generated<number>;
  map_pages: Generated<number>;
  map_source_id: string | null;
  map_state: Generated<string>;
  map_width: Generated<number>;
  name: string;
  region: Generated<string>;
}

export interface LoginIds {
  applicant_hash: string | null;
  company_code: string | null;
  former_until: Timestamp | null;
  is_former: Generated<boolean>;
  kept_until: Timestamp | null;
  kind: Generated<string>;
  login_id: string;
  person_id: string;
  reserved_until: Timestamp | null;
  unconfirmed_until: Timestamp | null;
}

export interface LoginTies {
  company_code: string;
  expires_at: Timestamp | null;
  is_dispatch: Generated<boolean>;
  login_company_code: string;
  login_person_id: string;
  offered_at: Generated<Timestamp>;
  person_id: string | null;
  state: Generated<string>;
  tie_id: Generated<string>;
}

export interface LoginTries {
  expires_at: Timestamp;
  last_tried_at: Timestamp;
  tries: number;
  tries_key: Buffer;
  waits_until: Timestamp | null;
}

export interface MailDomains {
  checked_at: Timestamp | null;
  company_code: string;
  created_at: Generated<Timestamp>;
  domain: string;
  domain_id: Generated<string>;
  finding: Generated<string>;
  proven_at: Timestamp | null;
  record_text: string;
  state: Generated<string>;
}

export interface MarketingRequests {
  agreement_id: string;
  asked_at: Generated<Timestamp>;
  company_code: string;
  person_id: string;
}

export interface Memberships {
  company_code: string;
  granted_at: Generated<Timestamp>;
  person_id: string;
  role: string;
}

export interface Menus {
  browsers: Generated<string[]>;
  company_code: string;
  created_at: Generated<Timestamp>;
  english_title: string;
  is_active: boolean;
  is_full_screen: Generated<boolean>;
  is_group: boolean;
  korean_title: string;
  languages: Generated<string[]>;
  locales: Generated<string[]>;
  menu_id: Generated<string>;
  networks: Generated<string[]>;
  sort_order: number;
  upper_menu_id: string | null;
  url: string;
  window_target: string;
}

export interface MessageCounts {
  channel: string;
  company_code: string;
  month: Timestamp;
  sent: number;
}

export interface Opencodes {
  code_hash: Buffer;
  issue_id: string;
  issued_at: Generated<Timestamp>;
  issuer_company_code: string;
  last_four: string;
  note: string;
  opencode_id: Generated<string>;
  registered_at: Timestamp | null;
  revoked_at: Timestamp | null;
  used_at: Timestamp | null;
  used_by: string | null;
  valid_until: Timestamp;
}

export interface OperatorSetup {
  finished_at: Timestamp | null;
  is_only: Generated<boolean>;
}

export interface OperatorSetupTokens {
  expires_at: Timestamp;
  token_hash: Buffer;
}

export interface OtpCodes {
  code_hash: Buffer;
  expires_at: Timestamp;
  flow_id: string;
  holder_index: Buffer;
  option: string;
  purpose: string;
  sent_at: Generated<Timestamp>;
  target_index: Buffer;
  tries: Generated<number>;
  used_at: Timestamp | null;
}

export interface Outbox {
  attempts: Generated<number>;
  channel: string;
  company_code: string | null;
  content: Buffer | null;
  counted_company: string | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  failure: string | null;
  finished_at: Timestamp | null;
  kind: string | null;
  message_id: Generated<string>;
  recipient: Buffer | null;
  state: Generated<string>;
}

export interface Passkeys {
  added_at: Generated<Timestamp>;
  company_code: string;
  counter: WideNumber;
  credential_id: Buffer;
  last_used_at: Timestamp | null;
  name: string;
  opens_alone: Generated<boolean>;
  passkey_id: Generated<string>;
  person_id: string;
  public_key: Buffer;
  transports: string[];
}

export interface Passwords {
  company_code: string;
  password_hash: string;
  person_id: string;
  profile: string | null;
  serves_until: Timestamp | null;
  set_at: Generated<Timestamp>;
  version: number;
}

export interface PendingLogIns {
  company_code: string;
  country_code: string | null;
  created_at: Generated<Timestamp>;
  ends_by: Timestamp | null;
  expires_at: Timestamp;
  factor: Generated<string>;
  factor_tries: Generated<number>;
  flow_id: Generated<string>;
  is_kept: Generated<boolean>;
  person_id: string;
  secret_hash: Buffer;
  state: Generated<string>;
  ticket_expires_at: Timestamp | null;
  ticket_hash: Buffer | null;
}

export interface People {
  administrator_info: Buffer | null;
  applied_at: Generated<Timestamp | null>;
  birthday: Buffer | null;
  birthday_index: Buffer | null;
  closed_at: Timestamp | null;
  company_code: string;
  company_contact: Buffer | null;
  created_at: Generated<Timestamp>;
  department_code: Generated<string>;
  dispatch_code: string | null;
  dispatch_company_code: string | null;
  dispatch_name: string | null;
  dispatch_since: Timestamp | null;
  dispatch_until: Timestamp | null;
  display_name: Generated<string>;
  duties: Buffer | null;
  employee_number: string | null;
  employment_status: Generated<string>;
  employment_type: Generated<string>;
  english_given_name: Generated<string>;
  english_job_title: Generated<string>;
  english_name: Generated<string>;
  english_surname: Generated<string>;
  external_mail: Buffer | null;
  external_mail_index: Buffer | null;
  former_login_ids: Generated<string[]>;
  full_name: string;
  given_name: string;
  grade_or_title: Generated<string>;
  has_second_factor: Generated<boolean>;
  id_valid_until: Generated<string>;
  is_confirmed: boolean;
  is_external_mail_proven: Generated<boolean>;
  is_guest: Generated<boolean>;
  is_mobile_proven: Generated<boolean>;
  is_real_name: Generated<boolean>;
  job_rank_code: string | null;
  job_title_code: string | null;
  language: string;
  leave_since: Timestamp | null;
  leave_until: Timestamp | null;
  login_id: string;
  mobile: Buffer | null;
  mobile_index: Buffer | null;
  nickname: Buffer | null;
  opencode: Buffer | null;
  opencode_index: Buffer | null;
  person_id: string;
  personal_mail: Buffer | null;
  photo: string | null;
  referee_mobile: Buffer | null;
  referee_name: Buffer | null;
  reinstated_at: Timestamp | null;
  residence_country: string;
  retires_at: Timestamp | null;
  search_text: GeneratedAlways<string | null>;
  security_grade: Generated<number>;
  services: string[] | null;
  shown_fields: Generated<string[]>;
  surname: string;
  suspended_at: Timestamp | null;
  suspended_until: Timestamp | null;
  synchronising_until: Timestamp | null;
  time_zone: string;
  voip_number: string | null;
}

export interface PeopleCounts {
  company_code: string;
  count_id: Generated<string>;
  department_code: string;
  has_applied: boolean;
  has_second_factor: boolean;
  is_folded: Generated<boolean>;
  is_guest: boolean;
  is_retired: boolean;
  people: number;
}

export interface PeopleSearch {
  company_code: string;
  employee_number: string | null;
  person_id: string;
  written: string;
}

export interface PersonChangeColumns {
  column_name: string;
  keeps_value: boolean;
}

export interface PersonChanges {
  actor_id: string | null;
  change_number: GeneratedAlways<WideNumber>;
  changed_at: Generated<Timestamp>;
  changes: unknown;
  company_code: string;
  joined_department: string | null;
  left_department: string | null;
  operation: string | null;
  person_id: string;
}

export interface PersonKeySecrets {
  company_code: string;
  key_id: string;
  person_id: string;
  secret: Buffer;
}

export interface PersonKeys {
  company_code: string;
  is_reset: Generated<boolean>;
  key_id: string;
  person_id: string;
  proof: string;
  registered_at: Generated<Timestamp>;
  release_asked_at: Timestamp | null;
  released_at: Timestamp | null;
  store: string;
}

export interface PlanTargets {
  company_code: string;
  is_asked: Generated<boolean>;
  kind: string;
  plan_id: string;
  target_id: string;
}

export interface Plans {
  changed_at: Timestamp | null;
  code: string | null;
  company_code: string;
  detail: unknown;
  due_on: Timestamp | null;
  effective_at: Timestamp | null;
  ended_at: Timestamp | null;
  input: Buffer | null;
  is_shown: Generated<boolean>;
  note: Buffer | null;
  operation: string;
  order_number: Generated<WideNumber | null>;
  outcome: Buffer | null;
  person_id: string;
  plan_id: string;
  planned_at: Generated<Timestamp>;
  planned_by: string | null;
  refusal_code: string | null;
  refusal_params: Buffer | null;
  run_id: string | null;
  state: Generated<string>;
  told_at: Timestamp | null;
  tries: Generated<number>;
}

export interface PortletCategories {
  category_number: Generated<number>;
  company_code: string;
  created_at: Generated<Timestamp>;
  english_title: string;
  is_active: Generated<boolean>;
  korean_title: string;
}

export interface Portlets {
  board_number: number | null;
  category_number: number | null;
  company_code: string;
  created_at: Generated<Timestamp>;
  english_title: string;
  home_column: string | null;
  home_size: Generated<string>;
  kind: string;
  korean_title: string;
  portlet_number: Generated<number>;
  sort_order: number;
  state: string;
}

export interface PostComments {
  author_id: string | null;
  author_seal: Buffer | null;
  comment_id: Generated<string>;
  comment_text: string;
  company_code: string;
  post_id: string;
  written_at: Generated<Timestamp>;
}

export interface PostReadings {
  company_code: string;
  person_id: string;
  post_id: string;
}

export interface PostRecommendations {
  company_code: string;
  person_id: string;
  post_id: string;
}

export interface Posts {
  author_id: string | null;
  author_seal: Buffer | null;
  board_number: number;
  changed_at: Timestamp | null;
  comment_count: Generated<number>;
  company_code: string;
  content: string;
  excerpt: Generated<string>;
  head_word: string;
  is_nameless: Generated<boolean>;
  is_pinned: Generated<boolean>;
  keep_until: Timestamp | null;
  listed_at: GeneratedAlways<Timestamp>;
  post_id: Generated<string>;
  recommendation_count: Generated<number>;
  replied_post_id: string | null;
  search_text: string;
  state: string;
  title: string;
  valid_until: Timestamp | null;
  written_at: Generated<Timestamp>;
}

export interface PromotionCodes {
  code_hash: Buffer;
  code_id: Generated<string>;
  last_four: string;
  promotion_id: string;
  revoked_at: Timestamp | null;
  used_count: Generated<number>;
}

export interface PromotionRedemptions {
  benefit: string;
  code_id: string;
  company_code: string;
  is_per_person: boolean;
  person_id: string;
  redeemed_at: Generated<Timestamp>;
}

export interface Promotions {
  benefit: string;
  code_prefix: string;
  issued_at: Generated<Timestamp>;
  max_uses: number;
  named_company_code: string | null;
  promotion_id: Generated<string>;
  valid_from: Timestamp;
  valid_until: Timestamp;
}

export interface Properties {
  changed_at: Generated<Timestamp>;
  property_key: string;
  value: unknown;
}

export interface QuickLinks {
  company_code: string;
  created_at: Generated<Timestamp>;
  english_title: string;
  icon: string;
  image_id: string | null;
  korean_title: string;
  link_id: Generated<string>;
  sort_order: number;
  url: string;
  window_target: string;
}

export interface RateCounters {
  counter_key: Buffer;
  used: number;
  window_ends_at: Timestamp;
  window_seconds: number;
}

export interface ReceivedMessages {
  company_code: string;
  message_id: string;
  received_at: Generated<Timestamp>;
  version: number;
}

export interface RecordReviews {
  company_code: string;
  month: Timestamp;
  reviewed_at: Generated<Timestamp>;
  reviewed_by: string;
}

export interface RecoveryCodes {
  code_hash: Buffer;
  company_code: string;
  made_at: Generated<Timestamp>;
  person_id: string;
  used_at: Timestamp | null;
}

export interface RecoveryPins {
  company_code: string;
  person_id: string;
  pin_hash: string;
  pin_id: Generated<string>;
  set_at: Generated<Timestamp>;
  told_at: Timestamp | null;
  wrong_tries: Generated<number>;
}

export interface RegistrationFlows {
  activated_at: Timestamp | null;
  company_code: string;
  contact_index: Buffer;
  flow_id: string;
  option: string;
  person_id: string;
  target_index: Buffer;
}

export interface RightRequests {
  answer: Buffer | null;
  asked_at: Generated<Timestamp>;
  company_code: string;
  decided_by: string | null;
  given_until: Timestamp | null;
  hours: number;
  permission: string;
  person_id: string;
  reason: Buffer;
  request_id: string;
  scope_id: string;
  scope_kind: string;
  settled_at: Timestamp | null;
  state: Generated<string>;
}

export interface RightsVersions {
  company_code: string;
  person_id: string;
  version: WideNumber;
}

export interface RoleGrants {
  company_code: string;
  given_at: Generated<Timestamp>;
  given_by: string | null;
  holder_role: string | null;
  holder_role_id: string | null;
  permission: string | null;
  reason: Buffer;
  role: string | null;
  role_grant_id: Generated<string>;
  scope_id: string;
  scope_kind: string;
  valid_from: Timestamp;
  valid_until: Timestamp;
  window_id: string | null;
}

export interface RolePermissions {
  permission: string;
  role: string;
}

export interface RowRuns {
  clean_count: Generated<number>;
  company_code: string;
  detail: unknown;
  done_count: Generated<number>;
  ended_at: Timestamp | null;
  ended_before: Generated<number>;
  failed_count: Generated<number>;
  kind: string | null;
  objected_count: Generated<number>;
  operation: string;
  origin: Generated<string>;
  person_id: string | null;
  progressed_at: Generated<Timestamp>;
  refused_count: Generated<number>;
  request_id: string;
  retry_of: string | null;
  run_id: Generated<string>;
  running_since: Timestamp | null;
  seen_at: Generated<Timestamp>;
  started_at: Generated<Timestamp>;
  state: Generated<string>;
  stop_code: string | null;
  told_at: Timestamp | null;
  total: Generated<number>;
  unchecked_count: Generated<number>;
  undo_of: string | null;
}

export interface RunRows {
  check_state: string | null;
  code: string | null;
  company_code: string;
  faults: Generated<number>;
  found: Buffer | null;
  input: Buffer | null;
  operation: string | null;
  outcome: Buffer | null;
  person_id: string | null;
  plan_id: string | null;
  row_number: number;
  run_id: string;
  state: Generated<string>;
  step: Buffer | null;
  target_id: string | null;
  target_kind: string | null;
  tries: Generated<number>;
  undoes_plan: string | null;
  undoes_row: number | null;
}

export interface RunningProcesses {
  build: string;
  keys: Generated<string[]>;
  process_id: string;
  seen_at: Generated<Timestamp>;
  started_at: Generated<Timestamp>;
  work: string;
}

export interface SavedViews {
  company_code: string;
  created_at: Generated<Timestamp>;
  is_shared: boolean;
  name: string;
  person_id: string | null;
  query: string;
  saved_view_id: Generated<string>;
}

export interface SchemaMigrations {
  applied_at: Generated<Timestamp>;
  name: string;
  sha256: string;
}

export interface Seats {
  company_code: string;
  compared_name: Generated<string>;
  floor_id: string;
  floor_kind: Generated<string>;
  name: string;
  person_id: string | null;
  pin_x: number;
  pin_y: number;
  seat_id: Generated<string>;
}

export interface SecurityGrades {
  changed_at: Generated<Timestamp>;
  company_code: string;
  english_name: Generated<string>;
  grade: number;
  name: Generated<string>;
}

export interface SentMessages {
  company_code: string;
  content: Buffer;
  message_id: string;
  operation: string;
  receiver_code: string;
  sent_at: Generated<Timestamp>;
  version: number;
}

export interface Sessions {
  company_code: string;
  created_at: Generated<Timestamp>;
  device: Generated<string>;
  expires_at: Timestamp;
  idle_seconds: number;
  is_kept: Generated<boolean>;
  last_seen_at: Generated<Timestamp>;
  must_renew_password: Generated<boolean>;
  network: string | null;
  person_id: string;
  profile: unknown;
  proven_at: Generated<Timestamp | null>;
  reviewed_at: Generated<Timestamp>;
  session_id: Generated<string>;
  token_hash: Buffer;
}

export interface SharedAddressPeople {
  company_code: string;
  created_at: Generated<Timestamp>;
  part: string;
  person_id: string;
  shared_address_id: string;
}

export interface SharedAddresses {
  address: string;
  changed_at: Generated<Timestamp>;
  company_code: string;
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  english_name: Generated<string>;
  name: string;
  shared_address_id: Generated<string>;
}

export interface StructureMembers {
  company_code: string;
  joined_at: Generated<Timestamp>;
  structure_code: string;
}

export interface StructureOffers {
  company_code: string;
  expires_at: Timestamp;
  is_by_head: boolean;
  kind: string;
  offer_id: Generated<string>;
  structure_code: string;
}

export interface SubOrganisationDepartments {
  company_code: string;
  department_code: string;
  sub_organisation_id: string;
}

export interface SubOrganisationPeople {
  company_code: string;
  person_id: string;
  sub_organisation_id: string;
}

export interface SubOrganisations {
  company_code: string;
  created_at: Generated<Timestamp>;
  english_name: string;
  name: string;
  sort_order: number;
  sub_organisation_code: string;
  sub_organisation_id: Generated<string>;
}

export interface TermsContents {
  content: string;
  country_code: string;
  is_required: boolean;
  items: string | null;
  language: string;
  position: number;
  purpose: string | null;
  refusal: string | null;
  retention: string | null;
  terms_code: string;
  version: string;
}

export interface TermsTexts {
  country_code: string;
  language: string;
  summary: string | null;
  terms_code: string;
  text_hash: Buffer;
  title: string;
  version: string;
}

export interface TermsVersions {
  country_code: string;
  needs_consent: boolean;
  published_at: Generated<Timestamp>;
  takes_effect_at: Timestamp;
  terms_code: string;
  version: string;
}

export interface UndoSteps {
  audit_id: string;
  company_code: string;
  expires_at: Timestamp;
  input: Buffer;
  operation: string;
}

export interface UsedLogInChallenges {
  challenge_hash: Buffer;
  expires_at: Timestamp;
}

export interface VerifiedContacts {
  company_code: string;
  contact_index: Buffer;
  expires_at: Timestamp;
  person_id: string;
  verified_at: Generated<Timestamp>;
}

export interface WaitingContacts {
  company_code: string;
  contact_index: Buffer;
  option: string;
  person_id: string;
}

export interface WelcomeMails {
  company_code: string;
  message_id: string;
  person_id: string;
  sent_at: Generated<Timestamp>;
}

export interface WelcomeRaises {
  company_code: string;
  ends_at: Timestamp;
  per_day: number;
}

export interface WorkPauses {
  is_copy: boolean;
  is_paused: Generated<boolean>;
  since: Generated<Timestamp>;
}

export interface DB {
  access_rules: AccessRules;
  address_confirmations: AddressConfirmations;
  agreement_tallies: AgreementTallies;
  agreements: Agreements;
  anniversaries: Anniversaries;
  approval_approvers: ApprovalApprovers;
  approval_configurations: ApprovalConfigurations;
  approval_events: ApprovalEvents;
  approval_files: ApprovalFiles;
  approval_form_starts: ApprovalFormStarts;
  approval_form_versions: ApprovalFormVersions;
  approval_forms: ApprovalForms;
  approval_policies: ApprovalPolicies;
  approval_policy_versions: ApprovalPolicyVersions;
  approval_request_numbers: ApprovalRequestNumbers;
  approval_requests: ApprovalRequests;
  approval_stand_ins: ApprovalStandIns;
  approval_steps: ApprovalSteps;
  audit_anchors: AuditAnchors;
  audit_links: AuditLinks;
  audit_log: AuditLog;
  audit_passes: AuditPasses;
  authenticator_apps: AuthenticatorApps;
  board_departments: BoardDepartments;
  board_readings: BoardReadings;
  boards: Boards;
  calendar_feeds: CalendarFeeds;
  closed_accounts: ClosedAccounts;
  companies: Companies;
  company_calendars: CompanyCalendars;
  company_counters: CompanyCounters;
  company_marks: CompanyMarks;
  company_role_changes: CompanyRoleChanges;
  company_roles: CompanyRoles;
  company_structures: CompanyStructures;
  concurrent_posts: ConcurrentPosts;
  console_jobs: ConsoleJobs;
  days_off: DaysOff;
  deleted_rows: DeletedRows;
  department_heads: DepartmentHeads;
  department_search: DepartmentSearch;
  departments: Departments;
  device_letters_off: DeviceLettersOff;
  dispatch_events: DispatchEvents;
  dispatches: Dispatches;
  edition_drafts: EditionDrafts;
  emblem_grants: EmblemGrants;
  emblems: Emblems;
  employment_changes: EmploymentChanges;
  factor_challenges: FactorChallenges;
  factor_reminders: FactorReminders;
  failed_log_ins: FailedLogIns;
  flows: Flows;
  given_numbers: GivenNumbers;
  grant_changes: GrantChanges;
  grant_end_notices: GrantEndNotices;
  grant_window_changes: GrantWindowChanges;
  grant_windows: GrantWindows;
  grants: Grants;
  handovers: Handovers;
  held_changes: HeldChanges;
  held_operations: HeldOperations;
  hidden_first_steps: HiddenFirstSteps;
  hint_questions: HintQuestions;
  history: History;
  holiday_calendars: HolidayCalendars;
  holiday_years: HolidayYears;
  id_change_periods: IdChangePeriods;
  id_requests: IdRequests;
  import_headings: ImportHeadings;
  import_hours: ImportHours;
  import_rows: ImportRows;
  imports: Imports;
  inbox_messages: InboxMessages;
  initial_passwords: InitialPasswords;
  invitation_flows: InvitationFlows;
  invitation_joins: InvitationJoins;
  invitation_links: InvitationLinks;
  invitations: Invitations;
  item_categories: ItemCategories;
  item_category_uses: ItemCategoryUses;
  job_lists: JobLists;
  job_ranks: JobRanks;
  job_titles: JobTitles;
  job_workers: JobWorkers;
  kept_keys: KeptKeys;
  key_fingerprints: KeyFingerprints;
  known_devices: KnownDevices;
  last_changes: LastChanges;
  list_layouts: ListLayouts;
  locations: Locations;
  login_ids: LoginIds;
  login_ties: LoginTies;
  login_tries: LoginTries;
  mail_domains: MailDomains;
  marketing_requests: MarketingRequests;
  memberships: Memberships;
  menus: Menus;
  message_counts: MessageCounts;
  opencodes: Opencodes;
  operator_setup: OperatorSetup;
  operator_setup_tokens: OperatorSetupTokens;
  otp_codes: OtpCodes;
  outbox: Outbox;
  passkeys: Passkeys;
  passwords: Passwords;
  pending_log_ins: PendingLogIns;
  people: People;
  people_counts: PeopleCounts;
  people_search: PeopleSearch;
  person_change_columns: PersonChangeColumns;
  person_changes: PersonChanges;
  person_key_secrets: PersonKeySecrets;
  person_keys: PersonKeys;
  plan_targets: PlanTargets;
  plans: Plans;
  portlet_categories: PortletCategories;
  portlets: Portlets;
  post_comments: PostComments;
  post_readings: PostReadings;
  post_recommendations: PostRecommendations;
  posts: Posts;
  promotion_codes: PromotionCodes;
  promotion_redemptions: PromotionRedemptions;
  promotions: Promotions;
  properties: Properties;
  quick_links: QuickLinks;
  rate_counters: RateCounters;
  received_messages: ReceivedMessages;
  record_reviews: RecordReviews;
  recovery_codes: RecoveryCodes;
  recovery_pins: RecoveryPins;
  registration_flows: RegistrationFlows;
  right_requests: RightRequests;
  rights_versions: RightsVersions;
  role_grants: RoleGrants;
  role_permissions: RolePermissions;
  row_runs: RowRuns;
  run_rows: RunRows;
  running_processes: RunningProcesses;
  saved_views: SavedViews;
  schema_migrations: SchemaMigrations;
  seats: Seats;
  security_grades: SecurityGrades;
  sent_messages: SentMessages;
  sessions: Sessions;
  shared_address_people: SharedAddressPeople;
  shared_addresses: SharedAddresses;
  structure_members: StructureMembers;
  structure_offers: StructureOffers;
  sub_organisation_departments: SubOrganisationDepartments;
  sub_organisation_people: SubOrganisationPeople;
  sub_organisations: SubOrganisations;
  terms_contents: TermsContents;
  terms_texts: TermsTexts;
  terms_versions: TermsVersions;
  undo_steps: UndoSteps;
  used_log_in_challenges: UsedLogInChallenges;
  verified_contacts: VerifiedContacts;
  waiting_contacts: WaitingContacts;
  welcome_mails: WelcomeMails;
  welcome_raises: WelcomeRaises;
  work_pauses: WorkPauses;
}
