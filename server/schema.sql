-- The schema after every migration, as tools/schema-snapshot.ts reads it from a database. Do not edit.

create table access_rules (
  company_code text not null,
  allows_staying boolean not null default true,
  session_hours integer not null default 24,
  idle_minutes integer not null default 60,
  changed_at timestamp with time zone not null default app_now(),
  networks cidr[] not null default '{}'::cidr[],
  networks_key uuid,
  allows_on_leave boolean not null default true,
  constraint access_rules_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint access_rules_idle_minutes_check CHECK (((idle_minutes >= 5) AND (idle_minutes <= 60))),
  constraint access_rules_networks_check CHECK ((cardinality(networks) <= 1000)),
  constraint access_rules_networks_key_check CHECK (((networks_key IS NULL) = (cardinality(networks) = 0))),
  constraint access_rules_pkey PRIMARY KEY (company_code),
  constraint access_rules_session_hours_check CHECK (((session_hours >= 1) AND (session_hours <= 24)))
);
CREATE INDEX access_rules_networks_key_idx ON public.access_rules USING btree (networks_key) WHERE (networks_key IS NOT NULL);
CREATE TRIGGER access_rules_on_leave_sessions AFTER INSERT OR UPDATE OF allows_on_leave ON public.access_rules FOR EACH ROW WHEN ((NOT new.allows_on_leave)) EXECUTE FUNCTION end_sessions_on_leave();

create table address_confirmations (
  secret_hash bytea not null,
  company_code text not null,
  person_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint address_confirmations_pkey PRIMARY KEY (secret_hash)
);
CREATE INDEX address_confirmations_expires_at_idx ON public.address_confirmations USING btree (expires_at);

create table agreement_tallies (
  terms_code text not null,
  country_code text not null,
  version text collate "C" not null,
  shard integer not null,
  agreed integer not null,
  declined integer not null,
  part text not null default 'whole'::text,
  constraint agreement_tallies_part_check CHECK ((part = ANY (ARRAY['whole'::text, 'optional'::text]))),
  constraint agreement_tallies_pkey PRIMARY KEY (terms_code, country_code, version, part, shard)
);

create table agreements (
  company_code text not null,
  agreement_id uuid not null default new_id(),
  person_id uuid not null,
  terms_code text not null,
  country_code text not null,
  version text collate "C" not null,
  language text not null,
  is_agreed boolean not null,
  residence_country text not null,
  address inet,
  text_hash bytea not null,
  flow_id uuid not null,
  agreed_at timestamp with time zone not null default app_now(),
  part text not null default 'whole'::text,
  constraint agreements_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint agreements_company_code_flow_id_terms_code_key UNIQUE (company_code, flow_id, person_id, terms_code, part),
  constraint agreements_part_check CHECK ((part = ANY (ARRAY['whole'::text, 'optional'::text]))),
  constraint agreements_pkey PRIMARY KEY (company_code, agreement_id),
  constraint agreements_terms_code_fkey FOREIGN KEY (terms_code, country_code, version, language) REFERENCES terms_texts(terms_code, country_code, version, language)
);
CREATE INDEX agreements_company_code_person_id_idx ON public.agreements USING btree (company_code, person_id, terms_code, agreed_at);
alter table agreements enable row level security;
alter table agreements force row level security;
create policy company on agreements for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER agreements_immutable BEFORE DELETE OR UPDATE ON public.agreements FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER agreements_tally AFTER INSERT ON public.agreements FOR EACH ROW EXECUTE FUNCTION tally_agreement();

create table anniversaries (
  company_code text not null,
  anniversary_id uuid not null default new_id(),
  calendar_code text not null,
  subject text not null,
  is_lunar boolean not null,
  is_leap_month boolean not null,
  first_year integer not null,
  month integer not null,
  day integer not null,
  is_holiday boolean not null,
  every_years integer not null,
  ends_after_times integer,
  ends_on date,
  created_at timestamp with time zone not null default app_now(),
  constraint anniversaries_calendar_code_fkey FOREIGN KEY (company_code, calendar_code) REFERENCES company_calendars(company_code, calendar_code),
  constraint anniversaries_day_check CHECK (((day >= 1) AND (day <=
CASE
    WHEN is_lunar THEN 30
    ELSE 31
END))),
  constraint anniversaries_ends_check CHECK (((ends_after_times IS NULL) OR (ends_on IS NULL))),
  constraint anniversaries_every_years_check CHECK ((every_years > 0)),
  constraint anniversaries_leap_month_check CHECK ((is_lunar OR (NOT is_leap_month))),
  constraint anniversaries_month_check CHECK (((month >= 1) AND (month <= 12))),
  constraint anniversaries_pkey PRIMARY KEY (company_code, anniversary_id)
);
CREATE INDEX anniversaries_company_code_calendar_code_idx ON public.anniversaries USING btree (company_code, calendar_code);
alter table anniversaries enable row level security;
alter table anniversaries force row level security;
create policy company on anniversaries for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table approval_approvers (
  company_code text not null,
  request_id uuid not null,
  step_number integer not null,
  person_id uuid not null,
  state text not null,
  delegated_by uuid[] not null default '{}'::uuid[],
  decided_by uuid,
  decided_at timestamp with time zone,
  waiting_since timestamp with time zone,
  constraint approval_approvers_pkey PRIMARY KEY (company_code, request_id, step_number, person_id),
  constraint approval_approvers_state_check CHECK ((state = ANY (ARRAY['open'::text, 'now'::text, 'approved'::text, 'refused'::text, 'returned'::text, 'skipped'::text]))),
  constraint approval_approvers_step_number_fkey FOREIGN KEY (company_code, request_id, step_number) REFERENCES approval_steps(company_code, request_id, step_number) ON DELETE CASCADE,
  constraint approval_approvers_waiting_check CHECK (((state = 'now'::text) <= (waiting_since IS NOT NULL)))
);
CREATE INDEX approval_approvers_decided_idx ON public.approval_approvers USING btree (company_code, decided_by, decided_at DESC, request_id DESC) WHERE (decided_by IS NOT NULL);
CREATE INDEX approval_approvers_now_idx ON public.approval_approvers USING btree (company_code, person_id, waiting_since, request_id) WHERE (state = 'now'::text);
CREATE INDEX approval_approvers_person_idx ON public.approval_approvers USING btree (company_code, person_id) WHERE (state = ANY (ARRAY['open'::text, 'now'::text]));
alter table approval_approvers enable row level security;
alter table approval_approvers force row level security;
create policy company on approval_approvers for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table approval_configurations (
  company_code text not null,
  configuration_id text not null,
  kept_days integer not null,
  max_approvers integer not null,
  max_agreers integer not null default 0,
  max_referees integer not null default 0,
  max_receivers integer not null default 0,
  allows_delegation boolean not null default false,
  allows_later_approval boolean not null default false,
  document_owner text not null,
  changed_at timestamp with time zone not null default app_now(),
  constraint approval_configurations_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint approval_configurations_document_owner_check CHECK ((document_owner = ANY (ARRAY['company'::text, 'department'::text]))),
  constraint approval_configurations_kept_days_check CHECK ((kept_days > 0)),
  constraint approval_configurations_max_agreers_check CHECK ((max_agreers >= 0)),
  constraint approval_configurations_max_approvers_check CHECK ((max_approvers > 0)),
  constraint approval_configurations_max_receivers_check CHECK ((max_receivers >= 0)),
  constraint approval_configurations_max_referees_check CHECK ((max_referees >= 0)),
  constraint approval_configurations_pkey PRIMARY KEY (company_code)
);
alter table approval_configurations enable row level security;
alter table approval_configurations force row level security;
create policy company on approval_configurations for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table approval_events (
  company_code text not null,
  request_id uuid not null,
  event_number integer not null,
  event text not null,
  actor_id uuid,
  other_id uuid,
  comment bytea,
  happened_at timestamp with time zone not null default app_now(),
  constraint approval_events_pkey PRIMARY KEY (company_code, request_id, event_number),
  constraint approval_events_request_id_fkey FOREIGN KEY (company_code, request_id) REFERENCES approval_requests(company_code, request_id) ON DELETE CASCADE
);
CREATE INDEX approval_events_actor_idx ON public.approval_events USING btree (company_code, actor_id, request_id, event_number);
alter table approval_events enable row level security;
alter table approval_events force row level security;
create policy company on approval_events for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table approval_files (
  company_code text not null,
  file_id uuid not null,
  uploader_id uuid not null,
  request_id uuid,
  name bytea not null,
  byte_count integer not null,
  content_type text not null,
  created_at timestamp with time zone not null default app_now(),
  is_sealed boolean not null default true,
  constraint approval_files_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint approval_files_pkey PRIMARY KEY (company_code, file_id),
  constraint approval_files_request_id_fkey FOREIGN KEY (company_code, request_id) REFERENCES approval_requests(company_code, request_id) ON DELETE SET NULL (request_id)
);
CREATE INDEX approval_files_request_idx ON public.approval_files USING btree (company_code, request_id) WHERE (request_id IS NOT NULL);
CREATE INDEX approval_files_unsealed_idx ON public.approval_files USING btree (company_code, file_id) WHERE (NOT is_sealed);
CREATE INDEX approval_files_uploader_idx ON public.approval_files USING btree (company_code, uploader_id, file_id);
alter table approval_files enable row level security;
alter table approval_files force row level security;
create policy company on approval_files for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table approval_form_starts (
  company_code text not null,
  started_at timestamp with time zone not null default app_now(),
  constraint approval_form_starts_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint approval_form_starts_pkey PRIMARY KEY (company_code)
);
alter table approval_form_starts enable row level security;
alter table approval_form_starts force row level security;
create policy company on approval_form_starts for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table approval_form_versions (
  company_code text not null,
  approval_form_id uuid not null,
  version integer not null,
  name text not null,
  english_name text not null,
  note text not null,
  document_kind text not null,
  is_active boolean not null,
  fields jsonb not null,
  changed_by uuid,
  changed_at timestamp with time zone not null default app_now(),
  makes_leave boolean not null default false,
  constraint approval_form_versions_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint approval_form_versions_document_kind_check CHECK ((document_kind = ANY (ARRAY['general'::text, 'expense'::text, 'leave'::text, 'purchase'::text]))),
  constraint approval_form_versions_fields_check CHECK (((jsonb_typeof(fields) = 'array'::text) AND ((jsonb_array_length(fields) >= 1) AND (jsonb_array_length(fields) <= 100)))),
  constraint approval_form_versions_makes_leave_check CHECK (((NOT makes_leave) OR (document_kind = 'leave'::text))),
  constraint approval_form_versions_pkey PRIMARY KEY (company_code, approval_form_id, version)
);
alter table approval_form_versions enable row level security;
alter table approval_form_versions force row level security;
create policy company on approval_form_versions for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER approval_form_versions_immutable BEFORE UPDATE ON public.approval_form_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table approval_forms (
  company_code text not null,
  approval_form_id uuid not null default new_id(),
  name text not null,
  english_name text not null default ''::text,
  sort_order integer not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default app_now(),
  constraint approval_forms_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint approval_forms_company_code_name_key UNIQUE (company_code, name),
  constraint approval_forms_pkey PRIMARY KEY (company_code, approval_form_id)
);
alter table approval_forms enable row level security;
alter table approval_forms force row level security;
create policy company on approval_forms for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table approval_policies (
  company_code text not null,
  approval_policy_id uuid not null default new_id(),
  name text not null,
  english_name text not null default ''::text,
  sort_order integer not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default app_now(),
  constraint approval_policies_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint approval_policies_company_code_name_key UNIQUE (company_code, name),
  constraint approval_policies_pkey PRIMARY KEY (company_code, approval_policy_id)
);
alter table approval_policies enable row level security;
alter table approval_policies force row level security;
create policy company on approval_policies for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table approval_policy_versions (
  company_code text not null,
  approval_policy_id uuid not null,
  version integer not null,
  name text not null,
  english_name text not null,
  department_code text,
  job_rank_code text,
  document_kind text,
  amount_from bigint,
  amount_to bigint,
  is_active boolean not null,
  active_from date not null,
  steps jsonb not null,
  changed_by uuid,
  changed_at timestamp with time zone not null default app_now(),
  constraint approval_policy_versions_amounts_check CHECK (((amount_from >= 0) AND (amount_to >= COALESCE(amount_from, (0)::bigint)))),
  constraint approval_policy_versions_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint approval_policy_versions_document_kind_check CHECK ((document_kind = ANY (ARRAY['general'::text, 'expense'::text, 'leave'::text, 'purchase'::text]))),
  constraint approval_policy_versions_pkey PRIMARY KEY (company_code, approval_policy_id, version),
  constraint approval_policy_versions_steps_check CHECK (((jsonb_typeof(steps) = 'array'::text) AND ((jsonb_array_length(steps) >= 1) AND (jsonb_array_length(steps) <= 99))))
);
alter table approval_policy_versions enable row level security;
alter table approval_policy_versions force row level security;
create policy company on approval_policy_versions for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER approval_policy_versions_immutable BEFORE UPDATE ON public.approval_policy_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table approval_request_numbers (
  company_code text not null,
  last_number bigint not null,
  constraint approval_request_numbers_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint approval_request_numbers_pkey PRIMARY KEY (company_code)
);
alter table approval_request_numbers enable row level security;
alter table approval_request_numbers force row level security;
create policy company on approval_request_numbers for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table approval_requests (
  company_code text not null,
  request_id uuid not null default new_id(),
  request_number bigint,
  approval_form_id uuid,
  form_version integer,
  approval_policy_id uuid,
  policy_version integer,
  requester_id uuid not null,
  document_kind text not null,
  amount bigint,
  state text not null default 'draft'::text,
  version integer not null default 1,
  title bytea not null,
  content bytea not null,
  created_at timestamp with time zone not null default app_now(),
  changed_at timestamp with time zone not null default app_now(),
  submitted_at timestamp with time zone,
  ended_at timestamp with time zone,
  held_kind text,
  constraint approval_requests_amount_check CHECK (((amount >= 0) AND (amount <= '999999999999999'::bigint))),
  constraint approval_requests_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint approval_requests_document_kind_check CHECK ((document_kind = ANY (ARRAY['general'::text, 'expense'::text, 'leave'::text, 'purchase'::text]))),
  constraint approval_requests_ended_check CHECK (((ended_at IS NOT NULL) = (state = ANY (ARRAY['approved'::text, 'refused'::text, 'withdrawn'::text, 'expired'::text])))),
  constraint approval_requests_held_kind_check CHECK ((((held_kind IS NULL) = (approval_form_id IS NOT NULL)) AND ((held_kind IS NULL) = (form_version IS NOT NULL)))),
  constraint approval_requests_pkey PRIMARY KEY (company_code, request_id),
  constraint approval_requests_request_number_key UNIQUE (company_code, request_number),
  constraint approval_requests_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'waiting'::text, 'returned'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text, 'expired'::text]))),
  constraint approval_requests_submitted_check CHECK (((state = 'draft'::text) OR ((request_number IS NOT NULL) AND (approval_policy_id IS NOT NULL))))
);
CREATE INDEX approval_requests_ended_idx ON public.approval_requests USING btree (company_code, ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX approval_requests_requester_idx ON public.approval_requests USING btree (company_code, requester_id, changed_at DESC, request_id DESC);
alter table approval_requests enable row level security;
alter table approval_requests force row level security;
create policy company on approval_requests for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table approval_stand_ins (
  company_code text not null,
  person_id uuid not null,
  stand_in_id uuid not null,
  starts_on date,
  ends_on date,
  constraint approval_stand_ins_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint approval_stand_ins_days_check CHECK ((((starts_on IS NULL) = (ends_on IS NULL)) AND (ends_on >= starts_on))),
  constraint approval_stand_ins_other_check CHECK ((person_id <> stand_in_id)),
  constraint approval_stand_ins_pkey PRIMARY KEY (company_code, person_id)
);
CREATE INDEX approval_stand_ins_stand_in_idx ON public.approval_stand_ins USING btree (company_code, stand_in_id);
alter table approval_stand_ins enable row level security;
alter table approval_stand_ins force row level security;
create policy company on approval_stand_ins for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER approval_stand_ins_circle BEFORE INSERT OR UPDATE ON public.approval_stand_ins FOR EACH ROW EXECUTE FUNCTION refuse_stand_in_circle();

create table approval_steps (
  company_code text not null,
  request_id uuid not null,
  step_number integer not null,
  source text not null,
  rule text not null,
  reason text,
  department jsonb,
  job jsonb,
  is_repeated boolean not null,
  constraint approval_steps_pkey PRIMARY KEY (company_code, request_id, step_number),
  constraint approval_steps_request_id_fkey FOREIGN KEY (company_code, request_id) REFERENCES approval_requests(company_code, request_id) ON DELETE CASCADE,
  constraint approval_steps_rule_check CHECK ((rule = ANY (ARRAY['one'::text, 'all'::text])))
);
alter table approval_steps enable row level security;
alter table approval_steps force row level security;
create policy company on approval_steps for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table audit_anchors (
  company_code text not null,
  anchor_number bigint not null,
  sequence bigint not null,
  link_mac bytea not null,
  changes_before timestamp with time zone not null,
  permissions_before timestamp with time zone not null,
  mac bytea not null,
  key_id text not null,
  anchored_at timestamp with time zone not null default app_now(),
  constraint audit_anchors_anchor_number_check CHECK ((anchor_number > 0)),
  constraint audit_anchors_pkey PRIMARY KEY (company_code, anchor_number)
);
alter table audit_anchors enable row level security;
alter table audit_anchors force row level security;
create policy company on audit_anchors for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER audit_anchors_immutable BEFORE DELETE OR UPDATE ON public.audit_anchors FOR EACH ROW EXECUTE FUNCTION refuse_change_but_purge();

create table audit_links (
  company_code text not null,
  sequence bigint not null,
  audit_id uuid not null,
  occurred_at timestamp with time zone not null,
  newest_at timestamp with time zone not null,
  is_permission_change boolean not null,
  row_mac bytea not null,
  mac bytea not null,
  key_id text not null,
  linked_at timestamp with time zone not null default app_now(),
  constraint audit_links_audit_id_key UNIQUE (company_code, audit_id),
  constraint audit_links_pkey PRIMARY KEY (company_code, sequence),
  constraint audit_links_sequence_check CHECK ((sequence > 0))
);
alter table audit_links enable row level security;
alter table audit_links force row level security;
create policy company on audit_links for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER audit_links_immutable BEFORE DELETE OR UPDATE ON public.audit_links FOR EACH ROW EXECUTE FUNCTION refuse_change_but_purge();

create table audit_log (
  company_code text not null,
  audit_id uuid not null default new_id(),
  occurred_at timestamp with time zone not null default app_now(),
  operation text not null,
  actor_id uuid,
  actor_kind text not null,
  target_kind text not null,
  target_id text not null,
  fields text[] not null default '{}'::text[],
  request_id text not null,
  address inet,
  detail jsonb,
  via text,
  constraint audit_log_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['person'::text, 'visitor'::text, 'system'::text]))),
  constraint audit_log_pkey PRIMARY KEY (company_code, audit_id)
);
CREATE INDEX audit_log_actor_idx ON public.audit_log USING btree (company_code, actor_id, occurred_at, audit_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX audit_log_changes_of_roles_idx ON public.audit_log USING btree (company_code, target_id, occurred_at) WHERE (operation = ANY (ARRAY['grant-role'::text, 'revoke-role'::text, 'accept-handover'::text, 'give-up-role'::text]));
CREATE INDEX audit_log_company_code_occurred_at_idx ON public.audit_log USING btree (company_code, occurred_at);
CREATE INDEX audit_log_operation_idx ON public.audit_log USING btree (company_code, operation, occurred_at, audit_id);
CREATE INDEX audit_log_target_idx ON public.audit_log USING btree (company_code, target_kind, target_id, occurred_at, audit_id);
alter table audit_log enable row level security;
alter table audit_log force row level security;
create policy company on audit_log for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER audit_log_immutable BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change_but_purge();

create table audit_passes (
  is_one boolean not null default true,
  passed_at timestamp with time zone not null,
  mac bytea not null,
  key_id text not null,
  constraint audit_passes_one_check CHECK (is_one),
  constraint audit_passes_pkey PRIMARY KEY (is_one)
);

create table authenticator_apps (
  company_code text not null,
  person_id uuid not null,
  secret bytea not null,
  last_step bigint not null,
  added_at timestamp with time zone not null default app_now(),
  last_used_at timestamp with time zone,
  constraint authenticator_apps_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint authenticator_apps_pkey PRIMARY KEY (company_code, person_id)
);
alter table authenticator_apps enable row level security;
alter table authenticator_apps force row level security;
create policy company on authenticator_apps for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table board_departments (
  company_code text not null,
  board_number integer not null,
  department_code text not null,
  constraint board_departments_board_number_fkey FOREIGN KEY (company_code, board_number) REFERENCES boards(company_code, board_number) ON DELETE CASCADE,
  constraint board_departments_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint board_departments_department_code_fkey FOREIGN KEY (company_code, department_code) REFERENCES departments(company_code, department_code),
  constraint board_departments_pkey PRIMARY KEY (company_code, board_number, department_code)
);
CREATE INDEX board_departments_department_code_idx ON public.board_departments USING btree (company_code, department_code);
alter table board_departments enable row level security;
alter table board_departments force row level security;
create policy company on board_departments for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table board_readings (
  company_code text not null,
  person_id uuid not null,
  board_number integer not null,
  read_until timestamp with time zone not null,
  constraint board_readings_board_number_fkey FOREIGN KEY (company_code, board_number) REFERENCES boards(company_code, board_number) ON DELETE CASCADE,
  constraint board_readings_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint board_readings_pkey PRIMARY KEY (company_code, person_id, board_number)
);
CREATE INDEX board_readings_company_code_board_number_idx ON public.board_readings USING btree (company_code, board_number);
CREATE INDEX board_readings_company_code_read_until_idx ON public.board_readings USING btree (company_code, read_until);
alter table board_readings enable row level security;
alter table board_readings force row level security;
create policy company on board_readings for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table boards (
  company_code text not null,
  board_number integer not null default next_board_number(),
  upper_board_number integer,
  board_name text not null,
  english_board_name text not null,
  managing_organisation_code text not null,
  state text not null,
  sort_order integer not null,
  allows_recommendations boolean not null,
  allows_comments boolean not null,
  allows_replies boolean not null,
  is_anonymous boolean not null,
  is_favourite boolean not null,
  has_head_words boolean not null,
  needs_approval boolean not null,
  shows_author boolean not null,
  view_grade integer not null,
  write_grade integer not null,
  reply_grade integer not null,
  uses_validity boolean not null,
  validity_days integer not null,
  keep_months integer not null,
  created_at timestamp with time zone not null default app_now(),
  constraint boards_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint boards_pkey PRIMARY KEY (company_code, board_number),
  constraint boards_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'active'::text, 'retired'::text]))),
  constraint boards_upper_board_number_fkey FOREIGN KEY (company_code, upper_board_number) REFERENCES boards(company_code, board_number) ON DELETE SET NULL (upper_board_number),
  constraint boards_validity_check CHECK (
CASE
    WHEN uses_validity THEN ((validity_days > 0) AND (keep_months > 0))
    ELSE ((validity_days = 0) AND (keep_months = 0))
END)
);
CREATE INDEX boards_company_code_sort_order_idx ON public.boards USING btree (company_code, sort_order, board_number);
CREATE INDEX boards_company_code_upper_board_number_idx ON public.boards USING btree (company_code, upper_board_number);
alter table boards enable row level security;
alter table boards force row level security;
create policy company on boards for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table calendar_feeds (
  company_code text not null,
  calendar_code text not null,
  secret_hash bytea not null,
  made_at timestamp with time zone not null default app_now(),
  made_by uuid,
  constraint calendar_feeds_pkey PRIMARY KEY (company_code, calendar_code),
  constraint calendar_feeds_secret_hash_key UNIQUE (secret_hash)
);

create table closed_accounts (
  company_code text not null,
  person_id uuid not null,
  content bytea not null,
  closed_at timestamp with time zone not null default app_now(),
  constraint closed_accounts_pkey PRIMARY KEY (company_code, person_id)
);
alter table closed_accounts enable row level security;
alter table closed_accounts force row level security;
create policy company on closed_accounts for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table companies (
  company_code text not null,
  structure_code text not null,
  name text not null,
  english_name text not null,
  service_type text not null,
  password_profile text not null default 'spec'::text,
  id_profile text not null default 'standard'::text,
  time_zone text not null,
  home_screen text not null default 'ML'::text,
  set_up_state text not null default 'new'::text,
  created_at timestamp with time zone not null default app_now(),
  set_up_person_id uuid,
  set_up_secret_hash bytea,
  set_up_step text not null default 'jobRanks'::text,
  set_up_seen_at timestamp with time zone,
  ended_at timestamp with time zone,
  destroyed_after timestamp with time zone,
  destroyed_at timestamp with time zone,
  display_name text not null default ''::text,
  color text not null default 'celadon'::text,
  mark_id uuid,
  face_key uuid not null default gen_random_uuid(),
  phone text not null default ''::text,
  second_factor text not null default 'nobody'::text,
  second_factor_from date,
  company_type text not null default 'company'::text,
  domain_moved_at timestamp with time zone,
  password_renewal_asked_at timestamp with time zone,
  password_renewal_from date,
  trusted_device_days integer not null default 0,
  names_right_holders boolean not null default false,
  constraint companies_color_check CHECK ((color ~ '^(#[0-9a-f]{6}|[a-z]{1,20})$'::text)),
  constraint companies_company_type_check CHECK ((company_type = ANY (ARRAY['company'::text, 'subsidiary'::text, 'partner'::text, 'sap'::text]))),
  constraint companies_destroyed_check CHECK (((destroyed_at IS NULL) OR (destroyed_at >= destroyed_after))),
  constraint companies_ended_check CHECK (((ended_at IS NULL) = (destroyed_after IS NULL))),
  constraint companies_id_profile_check CHECK (((id_profile = ANY (ARRAY['standard'::text, 'sap'::text, 'r3to12'::text, 'r4to12'::text, 'r4to20'::text])) OR (id_profile ~ '^own\.[1-9][0-9]?\.[1-9][0-9]?$'::text))),
  constraint companies_password_profile_check CHECK (((password_profile = ANY (ARRAY['spec'::text, 'legacy'::text, 'strict'::text])) OR (password_profile ~ '^own\.[1-9][0-9]?\.[1-9][0-9]?\.m?c?r?$'::text))),
  constraint companies_pkey PRIMARY KEY (company_code),
  constraint companies_platform_check CHECK (((ended_at IS NULL) OR (company_code <> 'PLATFORM'::text))),
  constraint companies_second_factor_check CHECK ((second_factor = ANY (ARRAY['nobody'::text, 'administrators'::text, 'everybody'::text]))),
  constraint companies_set_up_secret_hash_check CHECK (((set_up_secret_hash IS NULL) OR (set_up_state = 'running'::text))),
  constraint companies_set_up_state_check CHECK ((set_up_state = ANY (ARRAY['none'::text, 'new'::text, 'running'::text, 'finished'::text, 'quit'::text, 'abandoned'::text]))),
  constraint companies_trusted_device_days_check CHECK (((trusted_device_days >= 0) AND (trusted_device_days <= 90)))
);
CREATE INDEX companies_destroyed_after_idx ON public.companies USING btree (destroyed_after) WHERE ((destroyed_at IS NULL) AND (ended_at IS NOT NULL));
CREATE UNIQUE INDEX companies_face_key_key ON public.companies USING btree (face_key);
CREATE UNIQUE INDEX companies_mark_id_key ON public.companies USING btree (mark_id) WHERE (mark_id IS NOT NULL);
CREATE TRIGGER companies_top_department AFTER INSERT ON public.companies FOR EACH ROW EXECUTE FUNCTION add_top_department();

create table company_calendars (
  company_code text not null,
  calendar_code text not null,
  calendar_type text not null,
  subject text not null,
  time_zone text not null,
  color text not null,
  created_at timestamp with time zone not null default app_now(),
  constraint company_calendars_calendar_type_key UNIQUE (company_code, calendar_type),
  constraint company_calendars_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint company_calendars_pkey PRIMARY KEY (company_code, calendar_code)
);
alter table company_calendars enable row level security;
alter table company_calendars force row level security;
create policy company on company_calendars for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table company_counters (
  company_code text not null,
  counter text not null,
  last_number integer not null,
  constraint company_counters_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint company_counters_counter_check CHECK ((counter = ANY (ARRAY['boards'::text, 'portlets'::text]))),
  constraint company_counters_pkey PRIMARY KEY (company_code, counter)
);
alter table company_counters enable row level security;
alter table company_counters force row level security;
create policy company on company_counters for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table company_marks (
  company_code text not null,
  mark_id uuid not null,
  created_at timestamp with time zone not null default app_now(),
  constraint company_marks_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint company_marks_pkey PRIMARY KEY (company_code, mark_id)
);
alter table company_marks enable row level security;
alter table company_marks force row level security;
create policy company on company_marks for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table company_role_changes (
  company_code text not null,
  company_role_id uuid not null,
  change_id uuid not null default new_id(),
  changed_at timestamp with time zone not null default app_now(),
  operation text,
  actor_id uuid,
  permissions text[] not null,
  constraint company_role_changes_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint company_role_changes_pkey PRIMARY KEY (company_code, company_role_id, change_id)
);
alter table company_role_changes enable row level security;
alter table company_role_changes force row level security;
create policy company on company_role_changes for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table company_roles (
  company_code text not null,
  company_role_id uuid not null default new_id(),
  name text not null,
  permissions text[] not null,
  created_at timestamp with time zone not null default app_now(),
  constraint company_roles_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint company_roles_company_code_name_key UNIQUE (company_code, name),
  constraint company_roles_pkey PRIMARY KEY (company_code, company_role_id)
);
alter table company_roles enable row level security;
alter table company_roles force row level security;
create policy company on company_roles for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER company_roles_changed AFTER UPDATE ON public.company_roles FOR EACH ROW WHEN ((old.permissions IS DISTINCT FROM new.permissions)) EXECUTE FUNCTION write_company_role_change();
CREATE TRIGGER company_roles_given AFTER INSERT OR DELETE ON public.company_roles FOR EACH ROW EXECUTE FUNCTION write_company_role_change();
CREATE TRIGGER company_roles_rights AFTER UPDATE ON public.company_roles FOR EACH ROW WHEN ((old.permissions IS DISTINCT FROM new.permissions)) EXECUTE FUNCTION bump_rights_of_role();

create table company_structures (
  structure_code text not null,
  head_code text not null,
  name text not null,
  english_name text not null,
  created_at timestamp with time zone not null default app_now(),
  constraint company_structures_head_code_key UNIQUE (head_code),
  constraint company_structures_pkey PRIMARY KEY (structure_code)
);

create table concurrent_posts (
  company_code text not null,
  person_id uuid not null,
  department_code text not null,
  job_title_code text,
  created_at timestamp with time zone not null default app_now(),
  constraint concurrent_posts_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint concurrent_posts_department_code_fkey FOREIGN KEY (company_code, department_code) REFERENCES departments(company_code, department_code),
  constraint concurrent_posts_job_title_code_fkey FOREIGN KEY (company_code, job_title_code) REFERENCES job_titles(company_code, code),
  constraint concurrent_posts_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint concurrent_posts_pkey PRIMARY KEY (company_code, person_id, department_code)
);
CREATE INDEX concurrent_posts_department_code_idx ON public.concurrent_posts USING btree (company_code, department_code, person_id);
CREATE INDEX concurrent_posts_job_title_code_idx ON public.concurrent_posts USING btree (company_code, job_title_code) WHERE (job_title_code IS NOT NULL);
alter table concurrent_posts enable row level security;
alter table concurrent_posts force row level security;
create policy company on concurrent_posts for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER concurrent_posts_changes AFTER INSERT OR DELETE OR UPDATE ON public.concurrent_posts FOR EACH ROW EXECUTE FUNCTION write_post_change();

create table console_jobs (
  company_code text not null,
  job_id uuid not null,
  kind text not null,
  started_by uuid not null,
  state text not null default 'queued'::text,
  place integer,
  input bytea,
  runs integer not null default 0,
  done_count integer not null default 0,
  total_count integer,
  file_name text,
  error_code text,
  created_at timestamp with time zone not null default app_now(),
  seen_at timestamp with time zone not null default app_now(),
  finished_at timestamp with time zone,
  expires_at timestamp with time zone,
  constraint console_jobs_company_code_started_by_place_key UNIQUE (company_code, started_by, place),
  constraint console_jobs_ended_check CHECK ((((state = ANY (ARRAY['queued'::text, 'running'::text])) = (place IS NOT NULL)) AND ((place IS NULL) = (finished_at IS NOT NULL)) AND ((place IS NULL) = (expires_at IS NOT NULL)) AND ((place IS NULL) = (input IS NULL)))),
  constraint console_jobs_error_code_check CHECK (((error_code IS NOT NULL) = (state = 'failed'::text))),
  constraint console_jobs_file_name_check CHECK (((file_name IS NOT NULL) = (state = 'done'::text))),
  constraint console_jobs_pkey PRIMARY KEY (company_code, job_id),
  constraint console_jobs_place_check CHECK ((place > 0)),
  constraint console_jobs_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'cancelled'::text, 'failed'::text])))
);
alter table console_jobs enable row level security;
alter table console_jobs force row level security;
create policy company on console_jobs for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table days_off (
  company_code text not null,
  day date not null,
  constraint days_off_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint days_off_pkey PRIMARY KEY (company_code, day)
);
alter table days_off enable row level security;
alter table days_off force row level security;
create policy company on days_off for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER days_off_added AFTER INSERT ON public.days_off REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_rights_of_days_off();
CREATE TRIGGER days_off_removed AFTER DELETE ON public.days_off REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_rights_of_days_off();

create table deleted_rows (
  company_code text not null,
  table_name text not null,
  row_key text not null,
  content jsonb not null,
  file_id uuid,
  deleted_at timestamp with time zone not null default app_now(),
  children jsonb,
  constraint deleted_rows_pkey PRIMARY KEY (company_code, table_name, row_key)
);
alter table deleted_rows enable row level security;
alter table deleted_rows force row level security;
create policy company on deleted_rows for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table department_heads (
  company_code text not null,
  department_code text not null,
  person_id uuid not null,
  place integer not null,
  created_at timestamp with time zone not null default app_now(),
  constraint department_heads_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint department_heads_department_code_fkey FOREIGN KEY (company_code, department_code) REFERENCES departments(company_code, department_code) ON DELETE CASCADE,
  constraint department_heads_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint department_heads_pkey PRIMARY KEY (company_code, department_code, person_id)
);
CREATE INDEX department_heads_company_code_person_id_idx ON public.department_heads USING btree (company_code, person_id);
alter table department_heads enable row level security;
alter table department_heads force row level security;
create policy company on department_heads for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER department_heads_changes AFTER INSERT OR DELETE ON public.department_heads FOR EACH ROW EXECUTE FUNCTION write_head_change();
CREATE TRIGGER department_heads_places AFTER UPDATE ON public.department_heads FOR EACH ROW WHEN ((old.place IS DISTINCT FROM new.place)) EXECUTE FUNCTION write_head_change();

create table department_search (
  company_code text not null,
  department_code text not null,
  written text not null,
  constraint department_search_pkey PRIMARY KEY (company_code, department_code)
);
CREATE INDEX department_search_pieces_idx ON public.department_search USING gin (search_pieces(company_code, written)) WITH (fastupdate=off);

create table departments (
  company_code text not null,
  department_code text not null,
  upper_department_code text,
  name text not null,
  english_name text not null,
  language text not null,
  sort_order integer not null,
  created_at timestamp with time zone not null default app_now(),
  changed_at timestamp with time zone not null default app_now(),
  search_text text not null default ''::text,
  path text collate "C" not null default ''::text,
  path_start text collate "C" not null default ''::text,
  constraint departments_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint departments_pkey PRIMARY KEY (company_code, department_code),
  constraint departments_root_check CHECK (((upper_department_code IS NULL) = (department_code = 'TOP'::text))),
  constraint departments_upper_department_code_check CHECK ((upper_department_code <> department_code)),
  constraint departments_upper_department_code_fkey FOREIGN KEY (company_code, upper_department_code) REFERENCES departments(company_code, department_code)
);
CREATE INDEX departments_company_code_branch_idx ON public.departments USING btree (company_code, upper_department_code, sort_order);
CREATE INDEX departments_company_code_path_start_idx ON public.departments USING btree (company_code, path_start);
alter table departments enable row level security;
alter table departments force row level security;
create policy company on departments for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER department_search_added AFTER INSERT ON public.departments REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_new_department_search();
CREATE TRIGGER department_search_changed AFTER UPDATE OF search_text ON public.departments FOR EACH ROW WHEN ((old.search_text IS DISTINCT FROM new.search_text)) EXECUTE FUNCTION keep_department_search();
CREATE TRIGGER department_search_gone AFTER DELETE ON public.departments REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION end_department_search();
CREATE TRIGGER departments_grants AFTER DELETE ON public.departments FOR EACH ROW EXECUTE FUNCTION end_grants_of_department();
CREATE TRIGGER departments_history BEFORE INSERT OR DELETE OR UPDATE ON public.departments FOR EACH ROW EXECUTE FUNCTION write_history('department_code', 'sort_order', 'search_text', 'path', 'path_start');
CREATE TRIGGER departments_moved_path BEFORE UPDATE OF upper_department_code ON public.departments FOR EACH ROW EXECUTE FUNCTION set_department_path();
CREATE TRIGGER departments_moved_sessions AFTER UPDATE OF upper_department_code ON public.departments FOR EACH ROW WHEN ((old.path IS DISTINCT FROM new.path)) EXECUTE FUNCTION renew_sessions_of_moved_department();
CREATE TRIGGER departments_path BEFORE INSERT ON public.departments FOR EACH ROW WHEN ((new.path = ''::text)) EXECUTE FUNCTION set_department_path();
CREATE TRIGGER departments_path_start BEFORE INSERT OR UPDATE OF path, upper_department_code ON public.departments FOR EACH ROW EXECUTE FUNCTION set_department_path_start();
CREATE TRIGGER departments_paths_below AFTER UPDATE OF upper_department_code ON public.departments FOR EACH ROW WHEN ((old.path IS DISTINCT FROM new.path)) EXECUTE FUNCTION move_department_paths();

create table device_letters_off (
  company_code text not null,
  person_id uuid not null,
  constraint device_letters_off_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint device_letters_off_pkey PRIMARY KEY (company_code, person_id)
);
alter table device_letters_off enable row level security;
alter table device_letters_off force row level security;
create policy company on device_letters_off for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table dispatch_events (
  company_code text not null,
  dispatch_id uuid not null,
  event_number integer not null,
  event text not null,
  made_by text not null,
  actor_id uuid,
  note bytea,
  ends_on date,
  happened_at timestamp with time zone not null default app_now(),
  constraint dispatch_events_dispatch_id_fkey FOREIGN KEY (company_code, dispatch_id) REFERENCES dispatches(company_code, dispatch_id) ON DELETE CASCADE,
  constraint dispatch_events_made_by_check CHECK ((made_by = ANY (ARRAY['person'::text, 'otherCompany'::text, 'time'::text]))),
  constraint dispatch_events_pkey PRIMARY KEY (company_code, dispatch_id, event_number)
);
alter table dispatch_events enable row level security;
alter table dispatch_events force row level security;
create policy company on dispatch_events for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table dispatches (
  company_code text not null,
  dispatch_id uuid not null,
  side text not null,
  person_id uuid,
  other_code text not null,
  other_name text not null,
  other_english_name text not null,
  department_code text not null,
  department_name text not null,
  english_department_name text not null,
  starts_on date not null,
  ends_on date not null,
  asked_until date,
  is_answered boolean not null default false,
  state text not null,
  version integer not null,
  answer_version integer not null default 0,
  content bytea not null,
  changed_at timestamp with time zone not null default app_now(),
  constraint dispatches_ends_on_check CHECK ((ends_on >= starts_on)),
  constraint dispatches_pkey PRIMARY KEY (company_code, dispatch_id),
  constraint dispatches_side_check CHECK ((side = ANY (ARRAY['home'::text, 'host'::text]))),
  constraint dispatches_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'accepted'::text, 'running'::text, 'refused'::text, 'withdrawn'::text, 'lapsed'::text, 'ended'::text])))
);
CREATE UNIQUE INDEX dispatches_person_id_key ON public.dispatches USING btree (company_code, person_id) WHERE ((side = 'home'::text) AND (state = ANY (ARRAY['asked'::text, 'accepted'::text, 'running'::text])));
CREATE INDEX dispatches_side_idx ON public.dispatches USING btree (company_code, side, changed_at DESC, dispatch_id);
alter table dispatches enable row level security;
alter table dispatches force row level security;
create policy company on dispatches for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table edition_drafts (
  terms_code text not null,
  country_code text not null,
  needs_consent boolean not null,
  texts jsonb not null,
  changed_at timestamp with time zone not null default date_trunc('milliseconds'::text, app_now()),
  constraint edition_drafts_pkey PRIMARY KEY (terms_code, country_code),
  constraint edition_drafts_terms_code_check CHECK ((terms_code = ANY (ARRAY['SVCR'::text, 'POAR'::text, 'PIAR'::text, 'CMAR'::text])))
);

create table emblem_grants (
  company_code text not null,
  person_id uuid not null,
  emblem_id uuid not null,
  place smallint not null,
  granted_at timestamp with time zone not null default app_now(),
  constraint emblem_grants_emblem_id_fkey FOREIGN KEY (company_code, emblem_id) REFERENCES emblems(company_code, emblem_id),
  constraint emblem_grants_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id),
  constraint emblem_grants_person_id_place_key UNIQUE (company_code, person_id, place),
  constraint emblem_grants_pkey PRIMARY KEY (company_code, person_id, emblem_id),
  constraint emblem_grants_place_check CHECK (((place >= 1) AND (place <= 3)))
);
CREATE INDEX emblem_grants_of_emblem ON public.emblem_grants USING btree (company_code, emblem_id, granted_at DESC, person_id);
alter table emblem_grants enable row level security;
alter table emblem_grants force row level security;
create policy company on emblem_grants for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER emblem_grants_changes AFTER INSERT OR DELETE ON public.emblem_grants FOR EACH ROW EXECUTE FUNCTION write_emblem_change();
CREATE TRIGGER emblem_grants_place BEFORE INSERT ON public.emblem_grants FOR EACH ROW EXECUTE FUNCTION place_emblem_grant();

create table emblems (
  company_code text not null,
  emblem_id uuid not null default new_id(),
  name text not null,
  english_name text not null default ''::text,
  description text not null default ''::text,
  english_description text not null default ''::text,
  image_id uuid not null,
  created_at timestamp with time zone not null default app_now(),
  compared_name text not null default ''::text,
  constraint emblems_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint emblems_company_code_name_key UNIQUE (company_code, compared_name),
  constraint emblems_pkey PRIMARY KEY (company_code, emblem_id)
);
alter table emblems enable row level security;
alter table emblems force row level security;
create policy company on emblems for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER emblems_compared_name BEFORE INSERT OR UPDATE OF name ON public.emblems FOR EACH ROW EXECUTE FUNCTION write_compared_name('name', 'compared_name');

create table employment_changes (
  company_code text not null,
  change_id uuid not null default new_id(),
  person_id uuid not null,
  kind text not null,
  state_before text not null,
  state_after text not null,
  reason bytea,
  steps bytea,
  actor_id uuid,
  until timestamp with time zone,
  changed_at timestamp with time zone not null default app_now(),
  change_number bigint not null default nextval('person_changes_change_number_seq'::regclass),
  constraint employment_changes_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint employment_changes_kind_check CHECK ((kind = ANY (ARRAY['retired'::text, 'reinstated'::text, 'retirementPlanned'::text, 'retirementCalledOff'::text, 'suspended'::text, 'restored'::text, 'leaveBegun'::text, 'leaveEnded'::text, 'dispatchBegun'::text, 'dispatchEnded'::text]))),
  constraint employment_changes_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint employment_changes_pkey PRIMARY KEY (company_code, change_id)
);
CREATE INDEX employment_changes_company_code_person_id_number_idx ON public.employment_changes USING btree (company_code, person_id, change_number DESC);
alter table employment_changes enable row level security;
alter table employment_changes force row level security;
create policy company on employment_changes for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table factor_challenges (
  company_code text not null,
  person_id uuid not null,
  purpose text not null,
  bound_to bytea not null,
  content bytea not null,
  expires_at timestamp with time zone not null,
  constraint factor_challenges_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint factor_challenges_pkey PRIMARY KEY (company_code, person_id, purpose, bound_to),
  constraint factor_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['app'::text, 'passkey'::text, 'logIn'::text])))
);
alter table factor_challenges enable row level security;
alter table factor_challenges force row level security;
create policy company on factor_challenges for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table factor_reminders (
  company_code text not null,
  person_id uuid not null,
  asked_at timestamp with time zone not null default app_now(),
  sent_at timestamp with time zone,
  constraint factor_reminders_company_code_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint factor_reminders_pkey PRIMARY KEY (company_code, person_id)
);
CREATE INDEX factor_reminders_waiting_idx ON public.factor_reminders USING btree (company_code, person_id) WHERE (sent_at IS NULL);
alter table factor_reminders enable row level security;
alter table factor_reminders force row level security;
create policy company on factor_reminders for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table failed_log_ins (
  company_code text not null,
  failure_id uuid not null default new_id(),
  person_id uuid not null,
  began_at timestamp with time zone not null,
  reason text not null,
  network cidr not null,
  tries bigint not null,
  last_at timestamp with time zone not null,
  constraint failed_log_ins_company_code_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint failed_log_ins_person_key UNIQUE (company_code, person_id, began_at, reason, network),
  constraint failed_log_ins_pkey PRIMARY KEY (company_code, failure_id),
  constraint failed_log_ins_reason_check CHECK ((reason = ANY (ARRAY['password'::text, 'locked'::text, 'tooMany'::text, 'network'::text, 'factor'::text, 'passkey'::text, 'suspended'::text]))),
  constraint failed_log_ins_tries_check CHECK ((tries > 0))
);
CREATE INDEX failed_log_ins_began_at_idx ON public.failed_log_ins USING btree (company_code, began_at, failure_id);
alter table failed_log_ins enable row level security;
alter table failed_log_ins force row level security;
create policy company on failed_log_ins for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table flows (
  flow_id uuid not null default new_id(),
  secret_hash bytea not null,
  state text not null default 'open'::text,
  reserved_person_id uuid not null default new_id(),
  id_checks integer not null default 0,
  sends integer not null default 0,
  verified_option text,
  verified_target_index bytea,
  proof_expires_at timestamp with time zone,
  created_at timestamp with time zone not null default app_now(),
  expires_at timestamp with time zone not null,
  verified_purpose text not null default 'sign-up'::text,
  subject_company_code text,
  subject_person_id uuid,
  proof_hash bytea,
  is_invited boolean not null default false,
  constraint flows_pkey PRIMARY KEY (flow_id),
  constraint flows_secret_hash_key UNIQUE (secret_hash),
  constraint flows_state_check CHECK ((state = ANY (ARRAY['open'::text, 'sent'::text, 'verified'::text, 'done'::text]))),
  constraint flows_subject_check CHECK (((subject_company_code IS NULL) = (subject_person_id IS NULL)))
);
CREATE INDEX flows_expires_at_idx ON public.flows USING btree (expires_at);

create table given_numbers (
  counter text not null,
  last_number integer not null,
  constraint given_numbers_pkey PRIMARY KEY (counter)
);

create table grant_changes (
  company_code text not null,
  person_id uuid not null,
  change_id uuid not null default new_id(),
  changed_at timestamp with time zone not null default app_now(),
  operation text,
  actor_id uuid,
  change text not null,
  grant_id uuid not null,
  role text,
  permission text,
  scope_kind text not null,
  scope_id text not null,
  valid_from timestamp with time zone not null,
  valid_until timestamp with time zone not null,
  company_role_id uuid,
  window_id uuid,
  through_id uuid,
  constraint grant_changes_change_check CHECK ((change = ANY (ARRAY['given'::text, 'taken'::text]))),
  constraint grant_changes_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint grant_changes_pkey PRIMARY KEY (company_code, person_id, change_id)
);
alter table grant_changes enable row level security;
alter table grant_changes force row level security;
create policy company on grant_changes for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table grant_end_notices (
  company_code text not null,
  grant_id uuid not null,
  valid_until timestamp with time zone not null,
  told_at timestamp with time zone not null default app_now(),
  constraint grant_end_notices_grant_id_fkey FOREIGN KEY (company_code, grant_id) REFERENCES grants(company_code, grant_id) ON DELETE CASCADE,
  constraint grant_end_notices_pkey PRIMARY KEY (company_code, grant_id, valid_until)
);
alter table grant_end_notices enable row level security;
alter table grant_end_notices force row level security;
create policy company on grant_end_notices for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table grant_window_changes (
  company_code text not null,
  grant_window_id uuid not null,
  change_id uuid not null default new_id(),
  changed_at timestamp with time zone not null default app_now(),
  operation text,
  actor_id uuid,
  weekly int4multirange not null,
  zone text not null,
  closes_on_days_off boolean not null,
  constraint grant_window_changes_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint grant_window_changes_pkey PRIMARY KEY (company_code, grant_window_id, change_id)
);
alter table grant_window_changes enable row level security;
alter table grant_window_changes force row level security;
create policy company on grant_window_changes for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table grant_windows (
  company_code text not null,
  grant_window_id uuid not null default new_id(),
  name text not null,
  weekly int4multirange not null,
  zone text not null,
  closes_on_days_off boolean not null,
  created_at timestamp with time zone not null default app_now(),
  constraint grant_windows_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint grant_windows_company_code_name_key UNIQUE (company_code, name),
  constraint grant_windows_pkey PRIMARY KEY (company_code, grant_window_id),
  constraint grant_windows_weekly_check CHECK (((NOT isempty(weekly)) AND (weekly <@ int4multirange(int4range(0, 10080))))),
  constraint grant_windows_zone_check CHECK ((zone ~ '^GMT[+-][0-9]{1,2}$|/|^UTC$'::text))
);
alter table grant_windows enable row level security;
alter table grant_windows force row level security;
create policy company on grant_windows for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER grant_windows_changed AFTER UPDATE ON public.grant_windows FOR EACH ROW WHEN ((((old.weekly IS DISTINCT FROM new.weekly) OR (old.zone IS DISTINCT FROM new.zone)) OR (old.closes_on_days_off IS DISTINCT FROM new.closes_on_days_off))) EXECUTE FUNCTION write_grant_window_change();
CREATE TRIGGER grant_windows_deleted AFTER DELETE ON public.grant_windows FOR EACH ROW EXECUTE FUNCTION write_grant_window_change();
CREATE TRIGGER grant_windows_rights AFTER UPDATE ON public.grant_windows FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION bump_rights_of_window();

create table grants (
  company_code text not null,
  grant_id uuid not null default new_id(),
  person_id uuid not null,
  role text,
  permission text,
  scope_kind text not null default 'company'::text,
  scope_id text not null default ''::text,
  valid_from timestamp with time zone not null default '-infinity'::timestamp with time zone,
  valid_until timestamp with time zone not null default 'infinity'::timestamp with time zone,
  company_role_id uuid,
  window_id uuid,
  given_at timestamp with time zone,
  given_by uuid,
  reason bytea,
  through_id uuid,
  constraint grants_company_code_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint grants_company_role_id_fkey FOREIGN KEY (company_code, company_role_id) REFERENCES company_roles(company_code, company_role_id),
  constraint grants_one_of_all_check CHECK ((num_nonnulls(role, permission, company_role_id) = 1)),
  constraint grants_pkey PRIMARY KEY (company_code, grant_id),
  constraint grants_scope_check CHECK (((scope_kind = 'company'::text) = (scope_id = ''::text))),
  constraint grants_validity_check CHECK ((valid_from < valid_until)),
  constraint grants_window_id_fkey FOREIGN KEY (company_code, window_id) REFERENCES grant_windows(company_code, grant_window_id)
);
CREATE INDEX grants_company_code_company_role_id_idx ON public.grants USING btree (company_code, company_role_id) WHERE (company_role_id IS NOT NULL);
CREATE INDEX grants_company_code_given_at_idx ON public.grants USING btree (company_code, given_at, grant_id) WHERE ((given_at IS NOT NULL) AND (through_id IS NULL));
CREATE INDEX grants_company_code_person_id_scope_idx ON public.grants USING btree (company_code, person_id, scope_kind, scope_id);
CREATE UNIQUE INDEX grants_company_code_through_id_key ON public.grants USING btree (company_code, through_id, person_id) WHERE (through_id IS NOT NULL);
CREATE INDEX grants_company_code_window_id_idx ON public.grants USING btree (company_code, window_id) WHERE (window_id IS NOT NULL);
CREATE UNIQUE INDEX grants_given_key ON public.grants USING btree (company_code, person_id, COALESCE(role, permission, (company_role_id)::text), scope_kind, scope_id) WHERE ((given_at IS NOT NULL) AND (through_id IS NULL));
alter table grants enable row level security;
alter table grants force row level security;
create policy company on grants for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER grants_changed AFTER UPDATE ON public.grants FOR EACH ROW WHEN (((old.* IS DISTINCT FROM new.*) AND ((old.role IS DISTINCT FROM 'employee'::text) OR (new.role IS DISTINCT FROM 'employee'::text)))) EXECUTE FUNCTION write_grant_changes();
CREATE TRIGGER grants_copies_changed AFTER UPDATE ON public.grants FOR EACH ROW WHEN (((old.* IS DISTINCT FROM new.*) AND (new.through_id IS NULL) AND ((old.permission IS NULL) OR (new.permission IS NULL)))) EXECUTE FUNCTION copy_grants_of_holder();
CREATE TRIGGER grants_copies_given AFTER INSERT ON public.grants FOR EACH ROW WHEN (((new.through_id IS NULL) AND (new.permission IS NULL) AND (new.role IS DISTINCT FROM 'employee'::text))) EXECUTE FUNCTION copy_grants_of_holder();
CREATE TRIGGER grants_copies_taken AFTER DELETE ON public.grants FOR EACH ROW WHEN (((old.through_id IS NULL) AND (old.permission IS NULL) AND (old.role IS DISTINCT FROM 'employee'::text))) EXECUTE FUNCTION copy_grants_of_holder();
CREATE TRIGGER grants_given AFTER INSERT ON public.grants FOR EACH ROW WHEN ((new.role IS DISTINCT FROM 'employee'::text)) EXECUTE FUNCTION write_grant_changes();
CREATE TRIGGER grants_taken AFTER DELETE ON public.grants FOR EACH ROW WHEN ((old.role IS DISTINCT FROM 'employee'::text)) EXECUTE FUNCTION write_grant_changes();
CREATE TRIGGER grants_version_deleted AFTER DELETE ON public.grants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_rights_version();
CREATE TRIGGER grants_version_inserted AFTER INSERT ON public.grants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_rights_version();
CREATE TRIGGER grants_version_updated AFTER UPDATE ON public.grants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_rights_version();

create table handovers (
  company_code text not null,
  handover_id uuid not null default new_id(),
  from_person_id uuid not null,
  to_person_id uuid not null,
  offered_at timestamp with time zone not null default app_now(),
  expires_at timestamp with time zone not null,
  constraint handovers_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint handovers_from_person_id_fkey FOREIGN KEY (company_code, from_person_id) REFERENCES people(company_code, person_id),
  constraint handovers_pkey PRIMARY KEY (company_code),
  constraint handovers_to_person_id_fkey FOREIGN KEY (company_code, to_person_id) REFERENCES people(company_code, person_id)
);
alter table handovers enable row level security;
alter table handovers force row level security;
create policy company on handovers for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table held_changes (
  company_code text not null,
  request_id uuid not null,
  actor_id uuid not null,
  operation text not null,
  input bytea,
  request_key bytea not null,
  expires_at timestamp with time zone not null,
  state text not null default 'asked'::text,
  code text,
  beneficiary_id uuid,
  constraint held_changes_input_check CHECK (((input IS NOT NULL) = (state = ANY (ARRAY['asked'::text, 'released'::text])))),
  constraint held_changes_pkey PRIMARY KEY (company_code, request_id),
  constraint held_changes_request_id_fkey FOREIGN KEY (company_code, request_id) REFERENCES approval_requests(company_code, request_id) ON DELETE CASCADE,
  constraint held_changes_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'released'::text, 'done'::text, 'refused'::text, 'ended'::text])))
);
CREATE UNIQUE INDEX held_changes_asked_idx ON public.held_changes USING btree (company_code, actor_id, request_key) WHERE (state = 'asked'::text);
CREATE INDEX held_changes_expires_idx ON public.held_changes USING btree (company_code, expires_at) WHERE (state = 'asked'::text);
alter table held_changes enable row level security;
alter table held_changes force row level security;
create policy company on held_changes for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table held_operations (
  company_code text not null,
  held_kind text not null,
  approval_policy_id uuid not null,
  changed_by uuid,
  changed_at timestamp with time zone not null default app_now(),
  constraint held_operations_approval_policy_id_fkey FOREIGN KEY (company_code, approval_policy_id) REFERENCES approval_policies(company_code, approval_policy_id),
  constraint held_operations_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint held_operations_held_kind_check CHECK ((held_kind = ANY (ARRAY['retire'::text, 'grant'::text, 'export'::text, 'import'::text, 'deleteDepartment'::text]))),
  constraint held_operations_pkey PRIMARY KEY (company_code, held_kind)
);
CREATE INDEX held_operations_policy_idx ON public.held_operations USING btree (company_code, approval_policy_id);
alter table held_operations enable row level security;
alter table held_operations force row level security;
create policy company on held_operations for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table hidden_first_steps (
  company_code text not null,
  person_id uuid not null,
  hidden_at timestamp with time zone not null default app_now(),
  constraint hidden_first_steps_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint hidden_first_steps_pkey PRIMARY KEY (company_code, person_id)
);
alter table hidden_first_steps enable row level security;
alter table hidden_first_steps force row level security;
create policy company on hidden_first_steps for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table hint_questions (
  company_code text not null,
  person_id uuid not null,
  position integer not null,
  question bytea not null,
  answer_hash text not null,
  set_at timestamp with time zone not null default app_now(),
  constraint hint_questions_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint hint_questions_pkey PRIMARY KEY (company_code, person_id, "position"),
  constraint hint_questions_position_check CHECK ((("position" >= 1) AND ("position" <= 3)))
);
alter table hint_questions enable row level security;
alter table hint_questions force row level security;
create policy company on hint_questions for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table history (
  company_code text not null,
  history_number bigint not null generated always as identity,
  table_name text not null,
  row_key text not null,
  change text not null,
  row_before jsonb,
  valid_from timestamp with time zone,
  changed_at timestamp with time zone not null default transaction_moment(),
  operation text,
  actor_id uuid,
  constraint history_change_check CHECK ((change = ANY (ARRAY['insert'::text, 'update'::text, 'delete'::text]))),
  constraint history_pkey PRIMARY KEY (company_code, history_number)
);
CREATE INDEX history_company_code_row_key_idx ON public.history USING btree (company_code, table_name, row_key, history_number);
alter table history enable row level security;
alter table history force row level security;
create policy company on history for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table holiday_calendars (
  company_code text not null,
  choice text not null,
  constraint holiday_calendars_choice_check CHECK ((choice = ANY (ARRAY['KR'::text, 'JP'::text, 'CN'::text, 'TW'::text, 'VN'::text, 'none'::text]))),
  constraint holiday_calendars_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint holiday_calendars_pkey PRIMARY KEY (company_code)
);
alter table holiday_calendars enable row level security;
alter table holiday_calendars force row level security;
create policy company on holiday_calendars for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table holiday_years (
  country_code text not null,
  year integer not null,
  is_final boolean not null,
  source text not null,
  days jsonb not null,
  loaded_at timestamp with time zone not null default app_now(),
  constraint holiday_years_country_code_check CHECK ((country_code = ANY (ARRAY['KR'::text, 'JP'::text, 'CN'::text, 'TW'::text, 'VN'::text]))),
  constraint holiday_years_pkey PRIMARY KEY (country_code, year),
  constraint holiday_years_year_check CHECK (((year >= 2000) AND (year <= 2100)))
);

create table id_change_periods (
  company_code text not null,
  sub_organisation_code text not null,
  starts_on date not null,
  ends_on date not null,
  constraint id_change_periods_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint id_change_periods_ends_on_check CHECK ((starts_on <= ends_on)),
  constraint id_change_periods_pkey PRIMARY KEY (company_code, sub_organisation_code)
);
alter table id_change_periods enable row level security;
alter table id_change_periods force row level security;
create policy company on id_change_periods for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table id_requests (
  company_code text not null,
  request_id uuid not null default new_id(),
  person_id uuid not null,
  request_type text not null,
  origin text not null,
  old_id text collate "C" not null,
  wanted_id text collate "C" not null,
  state text not null,
  reason bytea,
  asked_at timestamp with time zone not null default app_now(),
  decided_by uuid,
  settled_at timestamp with time zone,
  approved_at timestamp with time zone,
  wanted_until timestamp with time zone,
  constraint id_requests_approved_at_check CHECK (((state <> 'approved'::text) OR (approved_at IS NOT NULL))),
  constraint id_requests_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint id_requests_origin_check CHECK ((origin = ANY (ARRAY['person'::text, 'company'::text]))),
  constraint id_requests_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint id_requests_pkey PRIMARY KEY (company_code, request_id),
  constraint id_requests_request_type_check CHECK ((request_type = ANY (ARRAY['new'::text, 'change'::text, 'release'::text]))),
  constraint id_requests_settled_at_check CHECK (((settled_at IS NULL) = (state = ANY (ARRAY['requesting'::text, 'approved'::text])))),
  constraint id_requests_state_check CHECK ((state = ANY (ARRAY['requesting'::text, 'approved'::text, 'rejected'::text, 'completed'::text, 'cancelled'::text])))
);
CREATE INDEX id_requests_approved_at_idx ON public.id_requests USING btree (company_code, approved_at) WHERE (state = 'approved'::text);
CREATE INDEX id_requests_asked_at_idx ON public.id_requests USING btree (company_code, asked_at, request_id);
CREATE UNIQUE INDEX id_requests_open_key ON public.id_requests USING btree (company_code, person_id) WHERE (state = ANY (ARRAY['requesting'::text, 'approved'::text]));
CREATE INDEX id_requests_person_idx ON public.id_requests USING btree (company_code, person_id, asked_at);
alter table id_requests enable row level security;
alter table id_requests force row level security;
create policy company on id_requests for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table import_headings (
  company_code text not null,
  person_id uuid not null,
  kind text not null,
  heading_hash bytea not null,
  item text not null,
  changed_at timestamp with time zone not null default app_now(),
  constraint import_headings_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint import_headings_pkey PRIMARY KEY (company_code, person_id, kind, heading_hash)
);
alter table import_headings enable row level security;
alter table import_headings force row level security;
create policy company on import_headings for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table import_hours (
  company_code text not null,
  day date not null,
  row_count integer not null,
  constraint import_hours_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint import_hours_pkey PRIMARY KEY (company_code, day)
);
alter table import_hours enable row level security;
alter table import_hours force row level security;
create policy company on import_hours for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table import_rows (
  company_code text not null,
  import_id uuid not null,
  line integer not null,
  cells bytea not null,
  is_edited boolean not null default false,
  fault text,
  mark text,
  code text,
  depth integer not null default 0,
  finding bytea,
  target_id text,
  run_row integer,
  origin bytea,
  constraint import_rows_import_id_fkey FOREIGN KEY (company_code, import_id) REFERENCES imports(company_code, import_id) ON DELETE CASCADE,
  constraint import_rows_mark_check CHECK ((mark = ANY (ARRAY['new'::text, 'changed'::text, 'left'::text, 'refused'::text]))),
  constraint import_rows_pkey PRIMARY KEY (company_code, import_id, line)
);
CREATE INDEX import_rows_mark_idx ON public.import_rows USING btree (company_code, import_id, mark, line);
CREATE INDEX import_rows_target_id_idx ON public.import_rows USING btree (company_code, target_id) WHERE (target_id IS NOT NULL);
alter table import_rows enable row level security;
alter table import_rows force row level security;
create policy company on import_rows for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table imports (
  company_code text not null,
  import_id uuid not null,
  person_id uuid not null,
  kind text not null,
  source text not null,
  file_name bytea,
  file_id uuid,
  content_hash bytea,
  selected_count integer,
  state text not null,
  attempt integer not null default 1,
  refusal jsonb,
  reading bytea,
  headings bytea,
  columns text[] not null default '{}'::text[],
  found_by text[] not null default '{}'::text[],
  made bytea,
  let_in jsonb,
  total integer not null default 0,
  checked_count integer not null default 0,
  new_count integer not null default 0,
  changed_count integer not null default 0,
  left_count integer not null default 0,
  refused_count integer not null default 0,
  check_run_id uuid,
  run_id uuid,
  letters_run_id uuid,
  created_at timestamp with time zone not null default app_now(),
  changed_at timestamp with time zone not null default app_now(),
  seen_at timestamp with time zone not null default app_now(),
  applied_at timestamp with time zone,
  constraint imports_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint imports_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id),
  constraint imports_pkey PRIMARY KEY (company_code, import_id),
  constraint imports_source_check CHECK ((source = ANY (ARRAY['pasted'::text, 'file'::text, 'selection'::text]))),
  constraint imports_state_check CHECK ((state = ANY (ARRAY['reading'::text, 'read'::text, 'checking'::text, 'checked'::text, 'applying'::text, 'applied'::text, 'failed'::text])))
);
CREATE INDEX imports_content_hash_idx ON public.imports USING btree (company_code, content_hash) WHERE (content_hash IS NOT NULL);
CREATE INDEX imports_created_at_idx ON public.imports USING btree (company_code, created_at, import_id);
CREATE INDEX imports_person_id_idx ON public.imports USING btree (company_code, person_id);
CREATE INDEX imports_run_id_idx ON public.imports USING btree (company_code, run_id) WHERE (run_id IS NOT NULL);
alter table imports enable row level security;
alter table imports force row level security;
create policy company on imports for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table inbox_messages (
  company_code text not null,
  message_id uuid not null default new_id(),
  person_id uuid not null,
  content bytea not null,
  sent_at timestamp with time zone not null default app_now(),
  read_at timestamp with time zone,
  constraint inbox_messages_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint inbox_messages_pkey PRIMARY KEY (company_code, message_id)
);
CREATE INDEX inbox_messages_company_code_person_id_sent_at_idx ON public.inbox_messages USING btree (company_code, person_id, sent_at, message_id);
CREATE INDEX inbox_messages_company_code_unread_idx ON public.inbox_messages USING btree (company_code, person_id) WHERE (read_at IS NULL);
alter table inbox_messages enable row level security;
alter table inbox_messages force row level security;
create policy company on inbox_messages for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table initial_passwords (
  company_code text not null,
  person_id uuid not null,
  password_hash text not null,
  issued_at timestamp with time zone not null default app_now(),
  expires_at timestamp with time zone not null,
  constraint initial_passwords_company_code_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id),
  constraint initial_passwords_pkey PRIMARY KEY (company_code, person_id)
);
alter table initial_passwords enable row level security;
alter table initial_passwords force row level security;
create policy company on initial_passwords for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table invitation_flows (
  flow_id uuid not null,
  company_code text not null,
  invitation_id uuid not null,
  code_hash bytea not null,
  begun_at timestamp with time zone,
  id_domain text not null default ''::text,
  constraint invitation_flows_flow_id_fkey FOREIGN KEY (flow_id) REFERENCES flows(flow_id) ON DELETE CASCADE,
  constraint invitation_flows_pkey PRIMARY KEY (flow_id)
);
CREATE INDEX invitation_flows_company_code_invitation_id_idx ON public.invitation_flows USING btree (company_code, invitation_id);
CREATE TRIGGER invitation_flows_mark_flow AFTER INSERT OR UPDATE OF flow_id ON public.invitation_flows FOR EACH ROW EXECUTE FUNCTION mark_invited_flow();

create table invitation_joins (
  company_code text not null,
  person_id uuid not null,
  invitation_id uuid not null,
  state text not null,
  full_name text not null,
  login_id text not null,
  application bytea,
  waits_until timestamp with time zone,
  joined_at timestamp with time zone not null default app_now(),
  decided_at timestamp with time zone,
  decided_by uuid,
  constraint invitation_joins_application_check CHECK (((application IS NULL) OR (state = 'waiting'::text))),
  constraint invitation_joins_invitation_id_fkey FOREIGN KEY (company_code, invitation_id) REFERENCES invitations(company_code, invitation_id),
  constraint invitation_joins_pkey PRIMARY KEY (company_code, person_id),
  constraint invitation_joins_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'joined'::text, 'refused'::text]))),
  constraint invitation_joins_waiting_check CHECK (((state = 'waiting'::text) = (waits_until IS NOT NULL)))
);
CREATE INDEX invitation_joins_company_code_invitation_id_idx ON public.invitation_joins USING btree (company_code, invitation_id, joined_at);
CREATE INDEX invitation_joins_company_code_waits_until_idx ON public.invitation_joins USING btree (company_code, waits_until) WHERE (application IS NOT NULL);
alter table invitation_joins enable row level security;
alter table invitation_joins force row level security;
create policy company on invitation_joins for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER invitation_joins_in_service BEFORE INSERT ON public.invitation_joins FOR EACH ROW EXECUTE FUNCTION refuse_ended_company();

create table invitation_links (
  code_hash bytea not null,
  company_code text not null,
  invitation_id uuid not null,
  constraint invitation_links_pkey PRIMARY KEY (code_hash)
);
CREATE INDEX invitation_links_company_code_invitation_id_idx ON public.invitation_links USING btree (company_code, invitation_id);

create table invitations (
  company_code text not null,
  invitation_id uuid not null default new_id(),
  code_hash bytea,
  kind text not null,
  option text,
  target bytea,
  language text not null,
  note text not null,
  services text[] not null,
  department_code text not null default 'TOP'::text,
  allowed_domains text[] not null,
  needs_approval boolean not null,
  max_uses integer not null,
  used_count integer not null default 0,
  sent_count integer not null default 0,
  opened_count integer not null default 0,
  inviter_id uuid,
  created_at timestamp with time zone not null default app_now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  job_rank_code text,
  job_title_code text,
  mail_proof_hash bytea,
  target_index bytea,
  id_domain text not null default ''::text,
  constraint invitations_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint invitations_department_code_fkey FOREIGN KEY (company_code, department_code) REFERENCES departments(company_code, department_code) ON DELETE SET DEFAULT (department_code),
  constraint invitations_job_rank_code_fkey FOREIGN KEY (company_code, job_rank_code) REFERENCES job_ranks(company_code, code) ON DELETE SET NULL (job_rank_code),
  constraint invitations_job_title_code_fkey FOREIGN KEY (company_code, job_title_code) REFERENCES job_titles(company_code, code) ON DELETE SET NULL (job_title_code),
  constraint invitations_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'link'::text, 'promotion'::text]))),
  constraint invitations_mail_proof_hash_check CHECK (((mail_proof_hash IS NULL) OR ((kind = 'person'::text) AND (option = 'externalMail'::text)))),
  constraint invitations_max_uses_check CHECK ((max_uses > 0)),
  constraint invitations_option_check CHECK ((option = ANY (ARRAY['externalMail'::text, 'mobile'::text]))),
  constraint invitations_person_check CHECK (((kind = 'person'::text) = (option IS NOT NULL))),
  constraint invitations_pkey PRIMARY KEY (company_code, invitation_id),
  constraint invitations_promotion_check CHECK ((((kind = 'promotion'::text) = (code_hash IS NULL)) AND ((kind = 'promotion'::text) = (inviter_id IS NULL)))),
  constraint invitations_used_count_check CHECK (((used_count >= 0) AND (used_count <= max_uses)))
);
CREATE INDEX invitations_company_code_created_at_idx ON public.invitations USING btree (company_code, created_at, invitation_id);
CREATE INDEX invitations_company_code_department_code_idx ON public.invitations USING btree (company_code, department_code);
CREATE INDEX invitations_company_code_expires_at_idx ON public.invitations USING btree (company_code, expires_at) WHERE (target IS NOT NULL);
CREATE INDEX invitations_company_code_job_rank_code_idx ON public.invitations USING btree (company_code, job_rank_code);
CREATE INDEX invitations_company_code_job_title_code_idx ON public.invitations USING btree (company_code, job_title_code);
CREATE UNIQUE INDEX invitations_company_code_target_index_key ON public.invitations USING btree (company_code, target_index);
alter table invitations enable row level security;
alter table invitations force row level security;
create policy company on invitations for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER invitations_in_service BEFORE INSERT ON public.invitations FOR EACH ROW EXECUTE FUNCTION refuse_ended_company();

create table item_categories (
  company_code text not null,
  item_category_id uuid not null default new_id(),
  label smallint,
  item_kind text not null,
  korean_title text not null,
  english_title text not null,
  korean_description text not null default ''::text,
  english_description text not null default ''::text,
  is_active boolean not null default true,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone not null default app_now(),
  compared_korean_title text not null default ''::text,
  compared_english_title text not null default ''::text,
  constraint item_categories_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint item_categories_deleted_at_check CHECK (((label IS NULL) = (deleted_at IS NOT NULL))),
  constraint item_categories_item_kind_check CHECK ((item_kind = ANY (ARRAY['board'::text, 'link'::text, 'menu'::text, 'portlet'::text]))),
  constraint item_categories_item_kind_key UNIQUE (company_code, item_category_id, item_kind),
  constraint item_categories_label_check CHECK (((label >= 1) AND (label <= 20))),
  constraint item_categories_label_key UNIQUE (company_code, label),
  constraint item_categories_pkey PRIMARY KEY (company_code, item_category_id)
);
CREATE UNIQUE INDEX item_categories_english_title_key ON public.item_categories USING btree (company_code, item_kind, compared_english_title) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX item_categories_korean_title_key ON public.item_categories USING btree (company_code, item_kind, compared_korean_title) WHERE (deleted_at IS NULL);
alter table item_categories enable row level security;
alter table item_categories force row level security;
create policy company on item_categories for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER item_categories_compared_english_title BEFORE INSERT OR UPDATE OF english_title ON public.item_categories FOR EACH ROW EXECUTE FUNCTION write_compared_name('english_title', 'compared_english_title');
CREATE TRIGGER item_categories_compared_korean_title BEFORE INSERT OR UPDATE OF korean_title ON public.item_categories FOR EACH ROW EXECUTE FUNCTION write_compared_name('korean_title', 'compared_korean_title');

create table item_category_uses (
  company_code text not null,
  item_category_id uuid not null,
  item_kind text not null,
  item_id text not null,
  board_number integer,
  link_id uuid,
  menu_id uuid,
  portlet_number integer,
  added_at timestamp with time zone not null default app_now(),
  constraint item_category_uses_board_number_fkey FOREIGN KEY (company_code, board_number) REFERENCES boards(company_code, board_number) ON DELETE CASCADE,
  constraint item_category_uses_item_category_id_fkey FOREIGN KEY (company_code, item_category_id, item_kind) REFERENCES item_categories(company_code, item_category_id, item_kind),
  constraint item_category_uses_item_id_check CHECK (((NOT (item_id IS DISTINCT FROM
CASE item_kind
    WHEN 'board'::text THEN (board_number)::text
    WHEN 'link'::text THEN (link_id)::text
    WHEN 'menu'::text THEN (menu_id)::text
    ELSE (portlet_number)::text
END)) AND (num_nonnulls(board_number, link_id, menu_id, portlet_number) = 1))),
  constraint item_category_uses_link_id_fkey FOREIGN KEY (company_code, link_id) REFERENCES quick_links(company_code, link_id),
  constraint item_category_uses_menu_id_fkey FOREIGN KEY (company_code, menu_id) REFERENCES menus(company_code, menu_id),
  constraint item_category_uses_pkey PRIMARY KEY (company_code, item_kind, item_id, item_category_id),
  constraint item_category_uses_portlet_number_fkey FOREIGN KEY (company_code, portlet_number) REFERENCES portlets(company_code, portlet_number) ON DELETE CASCADE
);
CREATE INDEX item_category_uses_of_board ON public.item_category_uses USING btree (company_code, board_number) WHERE (board_number IS NOT NULL);
CREATE INDEX item_category_uses_of_category ON public.item_category_uses USING btree (company_code, item_category_id, item_kind);
CREATE INDEX item_category_uses_of_link ON public.item_category_uses USING btree (company_code, link_id) WHERE (link_id IS NOT NULL);
CREATE INDEX item_category_uses_of_menu ON public.item_category_uses USING btree (company_code, menu_id) WHERE (menu_id IS NOT NULL);
CREATE INDEX item_category_uses_of_portlet ON public.item_category_uses USING btree (company_code, portlet_number) WHERE (portlet_number IS NOT NULL);
alter table item_category_uses enable row level security;
alter table item_category_uses force row level security;
create policy company on item_category_uses for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table job_lists (
  company_code text not null,
  list text not null,
  name text not null default ''::text,
  english_name text not null default ''::text,
  is_hidden boolean not null default false,
  changed_at timestamp with time zone not null default app_now(),
  constraint job_lists_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint job_lists_list_check CHECK ((list = ANY (ARRAY['job_ranks'::text, 'job_titles'::text]))),
  constraint job_lists_pkey PRIMARY KEY (company_code, list)
);
alter table job_lists enable row level security;
alter table job_lists force row level security;
create policy company on job_lists for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER job_lists_history BEFORE INSERT OR DELETE OR UPDATE ON public.job_lists FOR EACH ROW EXECUTE FUNCTION write_history('list');

create table job_ranks (
  company_code text not null,
  code text not null,
  name text not null,
  english_name text not null default ''::text,
  sort_order integer not null,
  created_at timestamp with time zone not null default app_now(),
  changed_at timestamp with time zone not null default app_now(),
  constraint job_ranks_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint job_ranks_pkey PRIMARY KEY (company_code, code)
);
alter table job_ranks enable row level security;
alter table job_ranks force row level security;
create policy company on job_ranks for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER job_ranks_history BEFORE INSERT OR DELETE OR UPDATE ON public.job_ranks FOR EACH ROW EXECUTE FUNCTION write_history('code', 'sort_order');

create table job_titles (
  company_code text not null,
  code text not null,
  name text not null,
  english_name text not null default ''::text,
  sort_order integer not null,
  created_at timestamp with time zone not null default app_now(),
  changed_at timestamp with time zone not null default app_now(),
  constraint job_titles_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint job_titles_pkey PRIMARY KEY (company_code, code)
);
alter table job_titles enable row level security;
alter table job_titles force row level security;
create policy company on job_titles for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER job_titles_history BEFORE INSERT OR DELETE OR UPDATE ON public.job_titles FOR EACH ROW EXECUTE FUNCTION write_history('code', 'sort_order');

create table job_workers (
  worker_id text not null,
  seen_at timestamp with time zone not null,
  constraint job_workers_pkey PRIMARY KEY (worker_id)
);

create table kept_keys (
  key_use text not null,
  key_id text not null,
  content bytea not null,
  kept_at timestamp with time zone not null default clock_timestamp(),
  constraint kept_keys_pkey PRIMARY KEY (key_use, key_id),
  constraint kept_keys_use_check CHECK ((key_use = ANY (ARRAY['records'::text, 'index'::text])))
);

create table key_fingerprints (
  key_use text not null,
  key_id text not null,
  fingerprint text not null,
  is_untagged boolean not null default false,
  first_seen_at timestamp with time zone not null default clock_timestamp(),
  key_number bigint not null generated always as identity,
  released_at timestamp with time zone,
  constraint key_fingerprints_pkey PRIMARY KEY (key_use, fingerprint),
  constraint key_fingerprints_use_check CHECK ((key_use = ANY (ARRAY['encryption'::text, 'index'::text])))
);
CREATE UNIQUE INDEX key_fingerprints_encryption_key ON public.key_fingerprints USING btree (key_id) WHERE ((key_use = 'encryption'::text) AND (released_at IS NULL));
CREATE UNIQUE INDEX key_fingerprints_untagged_key ON public.key_fingerprints USING btree (key_use) WHERE is_untagged;

create table known_devices (
  company_code text not null,
  person_id uuid not null,
  device_id uuid not null default gen_random_uuid(),
  name_hash bytea not null,
  device text not null,
  first_seen_at timestamp with time zone not null default app_now(),
  last_seen_at timestamp with time zone not null default app_now(),
  trusted_at timestamp with time zone,
  trusted_version integer,
  trust_id text,
  trust_number integer not null default 0,
  trust_rotated_at timestamp with time zone,
  constraint known_devices_device_check CHECK ((length(device) <= 200)),
  constraint known_devices_name_hash_key UNIQUE (company_code, person_id, name_hash),
  constraint known_devices_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint known_devices_pkey PRIMARY KEY (company_code, person_id, device_id),
  constraint known_devices_trusted_check CHECK (((trusted_at IS NULL) = (trusted_version IS NULL)))
);
CREATE INDEX known_devices_company_code_last_seen_at_idx ON public.known_devices USING btree (company_code, last_seen_at);
alter table known_devices enable row level security;
alter table known_devices force row level security;
create policy company on known_devices for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table last_changes (
  person_id uuid not null,
  changed_by xid8 not null,
  changed_at timestamp with time zone not null default clock_timestamp(),
  constraint last_changes_pkey PRIMARY KEY (person_id)
);

create table list_layouts (
  company_code text not null,
  person_id uuid not null,
  hidden_columns text[] not null,
  is_compact boolean not null,
  constraint list_layouts_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint list_layouts_pkey PRIMARY KEY (company_code, person_id)
);
alter table list_layouts enable row level security;
alter table list_layouts force row level security;
create policy company on list_layouts for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table locations (
  company_code text not null,
  location_id uuid not null default new_id(),
  kind text not null,
  building_id uuid,
  building_kind text,
  code text collate "C" not null,
  name text not null,
  english_name text not null default ''::text,
  region text not null default ''::text,
  address text not null default ''::text,
  english_address text not null default ''::text,
  map_state text not null default 'none'::text,
  map_failure text,
  map_file_id uuid,
  map_source_id uuid,
  map_width integer not null default 0,
  map_height integer not null default 0,
  map_pages integer not null default 0,
  created_at timestamp with time zone not null default app_now(),
  map_claimed_at timestamp with time zone,
  constraint locations_building_id_fkey FOREIGN KEY (company_code, building_id, building_kind) REFERENCES locations(company_code, location_id, kind),
  constraint locations_building_kind_check CHECK ((NOT (building_kind IS DISTINCT FROM
CASE
    WHEN (building_id IS NOT NULL) THEN 'building'::text
    ELSE NULL::text
END))),
  constraint locations_code_check CHECK ((code ~ '^[A-Z0-9][A-Z0-9-]{4,19}$'::text)),
  constraint locations_company_code_code_key UNIQUE (company_code, code),
  constraint locations_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint locations_kind_check CHECK (((kind = ANY (ARRAY['building'::text, 'floor'::text])) AND ((kind = 'floor'::text) = (building_id IS NOT NULL)))),
  constraint locations_location_id_kind_key UNIQUE (company_code, location_id, kind),
  constraint locations_map_file_id_check CHECK (((map_state <> 'drawn'::text) OR (map_file_id IS NOT NULL))),
  constraint locations_map_source_id_check CHECK (((map_state <> 'drawing'::text) OR (map_source_id IS NOT NULL))),
  constraint locations_map_state_check CHECK ((map_state = ANY (ARRAY['none'::text, 'drawing'::text, 'drawn'::text, 'failed'::text]))),
  constraint locations_pkey PRIMARY KEY (company_code, location_id)
);
CREATE INDEX locations_of_building ON public.locations USING btree (company_code, building_id) WHERE (building_id IS NOT NULL);
alter table locations enable row level security;
alter table locations force row level security;
create policy company on locations for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table login_ids (
  login_id text collate "C" not null,
  company_code text,
  person_id uuid not null,
  reserved_until timestamp with time zone,
  unconfirmed_until timestamp with time zone,
  kept_until timestamp with time zone,
  applicant_hash text,
  kind text not null default 'person'::text,
  is_former boolean not null default false,
  former_until timestamp with time zone,
  constraint login_ids_former_check CHECK (((is_former = (former_until IS NOT NULL)) AND ((NOT is_former) OR ((kind = 'person'::text) AND (company_code IS NOT NULL))))),
  constraint login_ids_kind_check CHECK (((kind = 'person'::text) OR ((kind = ANY (ARRAY['label'::text, 'wanted'::text])) AND (company_code IS NOT NULL) AND (kept_until IS NULL)))),
  constraint login_ids_pkey PRIMARY KEY (login_id),
  constraint login_ids_state_check CHECK (((company_code IS NULL) = (reserved_until IS NOT NULL)))
);
CREATE INDEX login_ids_company_code_person_id_idx ON public.login_ids USING btree (company_code, person_id);
CREATE INDEX login_ids_kept_until_idx ON public.login_ids USING btree (kept_until) WHERE (kept_until IS NOT NULL);
CREATE INDEX login_ids_reserved_until_idx ON public.login_ids USING btree (reserved_until) WHERE (reserved_until IS NOT NULL);
CREATE INDEX login_ids_unconfirmed_until_idx ON public.login_ids USING btree (unconfirmed_until) WHERE (unconfirmed_until IS NOT NULL);

create table login_ties (
  tie_id uuid not null default new_id(),
  company_code text not null,
  person_id uuid,
  login_company_code text not null,
  login_person_id uuid not null,
  state text not null default 'offered'::text,
  offered_at timestamp with time zone not null default app_now(),
  expires_at timestamp with time zone,
  is_dispatch boolean not null default false,
  constraint login_ties_company_code_check CHECK ((company_code <> login_company_code)),
  constraint login_ties_expires_at_check CHECK (((state = 'offered'::text) = (expires_at IS NOT NULL))),
  constraint login_ties_login_person_id_key UNIQUE (company_code, login_company_code, login_person_id),
  constraint login_ties_person_id_check CHECK (((state <> 'tied'::text) OR (person_id IS NOT NULL))),
  constraint login_ties_person_id_key UNIQUE (company_code, person_id),
  constraint login_ties_pkey PRIMARY KEY (tie_id),
  constraint login_ties_state_check CHECK ((state = ANY (ARRAY['offered'::text, 'accepted'::text, 'tied'::text, 'ended'::text])))
);
CREATE INDEX login_ties_login_person_id_idx ON public.login_ties USING btree (login_company_code, login_person_id);
CREATE INDEX login_ties_unsettled_idx ON public.login_ties USING btree (offered_at) WHERE (state <> 'tied'::text);
CREATE TRIGGER login_ties_change_sessions AFTER UPDATE OF state ON public.login_ties FOR EACH ROW WHEN (((old.state = 'tied'::text) <> (new.state = 'tied'::text))) EXECUTE FUNCTION renew_sessions_of_tie();
CREATE TRIGGER login_ties_deletion_sessions AFTER DELETE ON public.login_ties FOR EACH ROW WHEN ((old.state = 'tied'::text)) EXECUTE FUNCTION renew_sessions_of_tie();

create table login_tries (
  tries_key bytea not null,
  tries integer not null,
  last_tried_at timestamp with time zone not null,
  waits_until timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint login_tries_pkey PRIMARY KEY (tries_key)
);
CREATE INDEX login_tries_expires_at_idx ON public.login_tries USING btree (expires_at);

create table mail_domains (
  company_code text not null,
  domain_id uuid not null default new_id(),
  domain text not null,
  record_text text not null,
  state text not null default 'waiting'::text,
  finding text not null default 'unchecked'::text,
  created_at timestamp with time zone not null default app_now(),
  proven_at timestamp with time zone,
  checked_at timestamp with time zone,
  constraint mail_domains_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint mail_domains_domain_key UNIQUE (company_code, domain),
  constraint mail_domains_finding_check CHECK ((finding = ANY (ARRAY['unchecked'::text, 'found'::text, 'missing'::text, 'wrong'::text, 'unreachable'::text]))),
  constraint mail_domains_pkey PRIMARY KEY (company_code, domain_id),
  constraint mail_domains_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'proven'::text, 'withdrawn'::text])))
);
CREATE UNIQUE INDEX mail_domains_proven_domain_key ON public.mail_domains USING btree (domain) WHERE (state = 'proven'::text);

create table marketing_requests (
  company_code text not null,
  person_id uuid not null,
  agreement_id uuid not null,
  asked_at timestamp with time zone not null default app_now(),
  constraint marketing_requests_agreement_id_fkey FOREIGN KEY (company_code, agreement_id) REFERENCES agreements(company_code, agreement_id),
  constraint marketing_requests_pkey PRIMARY KEY (company_code, person_id, agreement_id)
);
alter table marketing_requests enable row level security;
alter table marketing_requests force row level security;
create policy company on marketing_requests for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table memberships (
  company_code text not null,
  person_id uuid not null,
  role text not null,
  granted_at timestamp with time zone not null default app_now(),
  constraint memberships_company_code_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id),
  constraint memberships_operator_check CHECK (((role <> 'operator'::text) OR (company_code = 'PLATFORM'::text))),
  constraint memberships_pkey PRIMARY KEY (company_code, person_id, role)
);
CREATE UNIQUE INDEX memberships_company_code_representative_key ON public.memberships USING btree (company_code) WHERE (role = 'representative'::text);
CREATE INDEX memberships_company_code_role_idx ON public.memberships USING btree (company_code, role, person_id);
alter table memberships enable row level security;
alter table memberships force row level security;
create policy company on memberships for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER memberships_added AFTER INSERT ON public.memberships REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION give_grants_of_roles();
CREATE TRIGGER memberships_changed AFTER UPDATE ON public.memberships FOR EACH ROW WHEN (((old.role <> 'employee'::text) OR (new.role <> 'employee'::text))) EXECUTE FUNCTION write_role_change();
CREATE TRIGGER memberships_given AFTER INSERT ON public.memberships FOR EACH ROW WHEN ((new.role <> 'employee'::text)) EXECUTE FUNCTION write_role_change();
CREATE TRIGGER memberships_moved_1 AFTER UPDATE ON public.memberships REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION take_grants_of_roles();
CREATE TRIGGER memberships_moved_2 AFTER UPDATE ON public.memberships REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION give_grants_of_roles();
CREATE TRIGGER memberships_removed AFTER DELETE ON public.memberships REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION take_grants_of_roles();
CREATE TRIGGER memberships_representative_kept BEFORE DELETE OR UPDATE ON public.memberships FOR EACH ROW EXECUTE FUNCTION keep_representative();
CREATE TRIGGER memberships_taken AFTER DELETE ON public.memberships FOR EACH ROW WHEN ((old.role <> 'employee'::text)) EXECUTE FUNCTION write_role_change();

create table menus (
  company_code text not null,
  menu_id uuid not null default new_id(),
  upper_menu_id uuid,
  is_group boolean not null,
  korean_title text not null,
  english_title text not null,
  url text not null,
  window_target text not null,
  is_active boolean not null,
  is_full_screen boolean not null default false,
  languages text[] not null default '{ko,en,ja,zh}'::text[],
  networks text[] not null default '{EX,IN}'::text[],
  locales text[] not null default '{KR,GB,US}'::text[],
  browsers text[] not null default '{IE,ETC}'::text[],
  sort_order integer not null,
  created_at timestamp with time zone not null default app_now(),
  constraint menus_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint menus_lower_sort_order_check CHECK (((upper_menu_id IS NULL) OR ((NOT is_group) AND ((sort_order >= 1) AND (sort_order <= 3))))),
  constraint menus_pkey PRIMARY KEY (company_code, menu_id),
  constraint menus_upper_menu_id_fkey FOREIGN KEY (company_code, upper_menu_id) REFERENCES menus(company_code, menu_id) ON DELETE CASCADE,
  constraint menus_url_check CHECK ((is_group = (url = ''::text))),
  constraint menus_window_target_check CHECK ((window_target = ANY (ARRAY['newWindow'::text, 'newTab'::text])))
);
CREATE INDEX menus_company_code_sort_order_idx ON public.menus USING btree (company_code, sort_order) WHERE (upper_menu_id IS NULL);
CREATE UNIQUE INDEX menus_upper_menu_id_sort_order_key ON public.menus USING btree (company_code, upper_menu_id, sort_order) WHERE (upper_menu_id IS NOT NULL);
alter table menus enable row level security;
alter table menus force row level security;
create policy company on menus for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table message_counts (
  company_code text not null,
  month date not null,
  channel text not null,
  sent integer not null,
  constraint message_counts_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text]))),
  constraint message_counts_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint message_counts_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint message_counts_pkey PRIMARY KEY (company_code, month, channel)
);
alter table message_counts enable row level security;
alter table message_counts force row level security;
create policy company on message_counts for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table opencodes (
  opencode_id uuid not null default new_id(),
  issuer_company_code text not null,
  issue_id uuid not null,
  code_hash bytea not null,
  last_four text not null,
  note text not null,
  valid_until timestamp with time zone not null,
  issued_at timestamp with time zone not null default app_now(),
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  registered_at timestamp with time zone,
  used_by uuid,
  constraint opencodes_code_hash_key UNIQUE (code_hash),
  constraint opencodes_pkey PRIMARY KEY (opencode_id)
);
CREATE INDEX opencodes_issuer_company_code_issued_at_idx ON public.opencodes USING btree (issuer_company_code, issued_at, opencode_id);

create table operator_setup (
  is_only boolean not null default true,
  finished_at timestamp with time zone,
  constraint operator_setup_is_only_check CHECK (is_only),
  constraint operator_setup_pkey PRIMARY KEY (is_only)
);

create table operator_setup_tokens (
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint operator_setup_tokens_pkey PRIMARY KEY (token_hash)
);

create table otp_codes (
  flow_id uuid not null,
  purpose text not null,
  option text not null,
  target_index bytea not null,
  holder_index bytea not null,
  code_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamp with time zone not null default app_now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint otp_codes_flow_id_fkey FOREIGN KEY (flow_id) REFERENCES flows(flow_id) ON DELETE CASCADE,
  constraint otp_codes_option_check CHECK ((option = ANY (ARRAY['mobile'::text, 'externalMail'::text]))),
  constraint otp_codes_pkey PRIMARY KEY (flow_id)
);

create table outbox (
  message_id uuid not null default new_id(),
  channel text not null,
  recipient bytea,
  content bytea,
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  created_at timestamp with time zone not null default app_now(),
  expires_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  company_code text,
  kind text,
  failure text,
  counted_company text,
  constraint outbox_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text]))),
  constraint outbox_failure_check CHECK ((failure = ANY (ARRAY['unreachable'::text, 'refused'::text, 'recipient'::text, 'other'::text]))),
  constraint outbox_kind_check CHECK ((kind = ANY (ARRAY['invitation'::text, 'welcome'::text]))),
  constraint outbox_pkey PRIMARY KEY (message_id),
  constraint outbox_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'bounced'::text])))
);
CREATE INDEX outbox_company_code_state_idx ON public.outbox USING btree (company_code, state) WHERE (company_code IS NOT NULL);
CREATE INDEX outbox_state_created_at_idx ON public.outbox USING btree (state, created_at);
CREATE INDEX outbox_state_finished_at_idx ON public.outbox USING btree (state, finished_at);

create table passkeys (
  company_code text not null,
  passkey_id uuid not null default new_id(),
  person_id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamp with time zone not null default app_now(),
  last_used_at timestamp with time zone,
  opens_alone boolean not null default false,
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint passkeys_pkey PRIMARY KEY (company_code, passkey_id)
);
CREATE INDEX passkeys_company_code_person_id_idx ON public.passkeys USING btree (company_code, person_id);
alter table passkeys enable row level security;
alter table passkeys force row level security;
create policy company on passkeys for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table passwords (
  company_code text not null,
  person_id uuid not null,
  version integer not null,
  password_hash text not null,
  set_at timestamp with time zone not null default app_now(),
  profile text,
  serves_until timestamp with time zone,
  constraint passwords_company_code_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id),
  constraint passwords_pkey PRIMARY KEY (company_code, person_id, version),
  constraint passwords_profile_check CHECK (((profile = ANY (ARRAY['spec'::text, 'legacy'::text, 'strict'::text])) OR (profile ~ '^own\.[1-9][0-9]?\.[1-9][0-9]?\.m?c?r?$'::text)))
);
alter table passwords enable row level security;
alter table passwords force row level security;
create policy company on passwords for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER passwords_in_service BEFORE INSERT ON public.passwords FOR EACH ROW EXECUTE FUNCTION refuse_ended_company();

create table pending_log_ins (
  secret_hash bytea not null,
  flow_id uuid not null default new_id(),
  company_code text not null,
  person_id uuid not null,
  state text not null default 'open'::text,
  country_code text,
  ticket_hash bytea,
  ticket_expires_at timestamp with time zone,
  created_at timestamp with time zone not null default app_now(),
  expires_at timestamp with time zone not null,
  factor text not null default 'passed'::text,
  factor_tries integer not null default 0,
  is_kept boolean not null default false,
  ends_by timestamp with time zone,
  constraint pending_log_ins_country_check CHECK (((state = 'open'::text) = (country_code IS NULL))),
  constraint pending_log_ins_factor_check CHECK ((factor = ANY (ARRAY['asked'::text, 'missing'::text, 'passed'::text]))),
  constraint pending_log_ins_factor_first_check CHECK (((factor = 'passed'::text) OR (state = 'open'::text))),
  constraint pending_log_ins_pkey PRIMARY KEY (secret_hash),
  constraint pending_log_ins_state_check CHECK ((state = ANY (ARRAY['open'::text, 'agreed'::text, 'settled'::text]))),
  constraint pending_log_ins_ticket_check CHECK (((ticket_hash IS NULL) OR ((state = 'settled'::text) AND (ticket_expires_at IS NOT NULL))))
);
CREATE INDEX pending_log_ins_company_code_person_id_idx ON public.pending_log_ins USING btree (company_code, person_id);
CREATE INDEX pending_log_ins_expires_at_idx ON public.pending_log_ins USING btree (expires_at);
CREATE TRIGGER pending_log_ins_entrance BEFORE INSERT ON public.pending_log_ins FOR EACH ROW EXECUTE FUNCTION refuse_waiting_entrance();
CREATE TRIGGER pending_log_ins_in_service BEFORE INSERT ON public.pending_log_ins FOR EACH ROW EXECUTE FUNCTION refuse_ended_company();

create table people (
  company_code text not null,
  person_id uuid not null,
  login_id text collate "C" not null,
  surname text not null,
  given_name text not null,
  full_name text not null,
  english_name text not null default ''::text,
  language text not null,
  residence_country text not null,
  time_zone text not null,
  external_mail bytea,
  external_mail_index bytea,
  is_external_mail_proven boolean not null default false,
  mobile bytea,
  mobile_index bytea,
  department_code text not null default 'TOP'::text,
  security_grade integer not null default 5,
  employment_status text not null default 'B'::text,
  employment_type text not null default 'N'::text,
  is_real_name boolean not null default true,
  is_confirmed boolean not null,
  created_at timestamp with time zone not null default app_now(),
  nickname bytea,
  company_contact bytea,
  personal_mail bytea,
  duties bytea,
  photo text,
  services text[],
  display_name text not null default ''::text,
  opencode bytea,
  opencode_index bytea,
  applied_at timestamp with time zone default app_now(),
  synchronising_until timestamp with time zone,
  is_mobile_proven boolean not null default false,
  job_rank_code text,
  job_title_code text,
  closed_at timestamp with time zone,
  has_second_factor boolean not null default false,
  search_text text generated always as (((((((((comparable_text(full_name) || '
'::text) || comparable_text(display_name)) || '
'::text) || comparable_text(english_name)) || '
'::text) || login_id) || '
'::text) || initials_of(comparable_text(full_name)))) stored,
  referee_mobile bytea,
  employee_number text,
  english_surname text not null default ''::text,
  english_given_name text not null default ''::text,
  grade_or_title text not null default ''::text,
  english_job_title text not null default ''::text,
  administrator_info bytea,
  id_valid_until text collate "C" not null default ''::text,
  dispatch_company_code text collate "C",
  voip_number text,
  referee_name bytea,
  shown_fields text[] not null default '{}'::text[],
  birthday bytea,
  birthday_index bytea,
  suspended_at timestamp with time zone,
  suspended_until timestamp with time zone,
  retires_at timestamp with time zone,
  reinstated_at timestamp with time zone,
  leave_since date,
  leave_until date,
  dispatch_code text,
  dispatch_name text,
  dispatch_since date,
  dispatch_until date,
  is_guest boolean not null default false,
  former_login_ids text[] not null default '{}'::text[],
  constraint people_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint people_department_code_fkey FOREIGN KEY (company_code, department_code) REFERENCES departments(company_code, department_code),
  constraint people_employment_status_check CHECK (((employment_status = ANY (ARRAY['B'::text, 'L'::text, 'D'::text, 'R'::text])) AND ((applied_at IS NOT NULL) OR (closed_at IS NOT NULL) OR (employment_status = 'B'::text)))),
  constraint people_employment_type_check CHECK ((employment_type = ANY (ARRAY['N'::text, 'T'::text]))),
  constraint people_former_login_ids_check CHECK ((cardinality(former_login_ids) <= 20)),
  constraint people_grade_or_title_check CHECK ((grade_or_title = ANY (ARRAY[''::text, 'G'::text, 'T'::text]))),
  constraint people_id_valid_until_check CHECK ((id_valid_until ~ '^(\d{4}-\d{2}-\d{2})?$'::text)),
  constraint people_job_rank_code_fkey FOREIGN KEY (company_code, job_rank_code) REFERENCES job_ranks(company_code, code),
  constraint people_job_title_code_fkey FOREIGN KEY (company_code, job_title_code) REFERENCES job_titles(company_code, code),
  constraint people_job_titles_check CHECK (((grade_or_title <> 'G'::text) OR ((job_title_code IS NOT NULL) AND (english_job_title <> ''::text)))),
  constraint people_non_regular_grade_check CHECK (((employment_type <> 'T'::text) OR (security_grade >= 4))),
  constraint people_pkey PRIMARY KEY (company_code, person_id),
  constraint people_real_name_check CHECK ((is_real_name OR ((administrator_info IS NOT NULL) AND (id_valid_until <> ''::text) AND (opencode IS NOT NULL)))),
  constraint people_shown_fields_check CHECK ((cardinality(shown_fields) <= 20))
);
CREATE INDEX people_applied_at_idx ON public.people USING btree (company_code, applied_at) WHERE (closed_at IS NULL);
CREATE INDEX people_away_idx ON public.people USING btree (company_code, full_name COLLATE "C", person_id) WHERE ((employment_status = ANY (ARRAY['L'::text, 'D'::text])) AND (closed_at IS NULL));
CREATE INDEX people_birthday_index_idx ON public.people USING btree (company_code, birthday_index) WHERE (birthday_index IS NOT NULL);
CREATE INDEX people_by_created_at_idx ON public.people USING btree (company_code, created_at, person_id) WHERE (closed_at IS NULL);
CREATE INDEX people_by_english_name_idx ON public.people USING btree (company_code, english_name COLLATE "C", person_id) WHERE (closed_at IS NULL);
CREATE INDEX people_by_full_name_idx ON public.people USING btree (company_code, full_name COLLATE "C", person_id) WHERE (closed_at IS NULL);
CREATE INDEX people_by_login_id_idx ON public.people USING btree (company_code, login_id, person_id) WHERE (closed_at IS NULL);
CREATE INDEX people_by_shown_name_idx ON public.people USING btree (company_code, (
CASE
    WHEN (english_name <> ''::text) THEN english_name
    ELSE full_name
END) COLLATE "C", person_id) WHERE (closed_at IS NULL);
CREATE INDEX people_closed_at_idx ON public.people USING btree (company_code, closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX people_company_code_department_code_idx ON public.people USING btree (company_code, department_code);
CREATE INDEX people_company_code_external_mail_index_idx ON public.people USING btree (company_code, external_mail_index);
CREATE INDEX people_company_code_job_rank_code_idx ON public.people USING btree (company_code, job_rank_code);
CREATE INDEX people_company_code_job_title_code_idx ON public.people USING btree (company_code, job_title_code);
CREATE INDEX people_company_code_login_id_idx ON public.people USING btree (company_code, login_id, person_id);
CREATE INDEX people_company_code_mobile_index_idx ON public.people USING btree (company_code, mobile_index);
CREATE INDEX people_company_code_photo_idx ON public.people USING btree (company_code, photo) WHERE (photo IS NOT NULL);
CREATE UNIQUE INDEX people_employee_number_key ON public.people USING btree (company_code, upper(employee_number)) WHERE (employee_number IS NOT NULL);
CREATE INDEX people_guests_idx ON public.people USING btree (company_code) WHERE (is_guest AND (closed_at IS NULL));
CREATE INDEX people_id_valid_until_idx ON public.people USING btree (company_code, id_valid_until) WHERE ((id_valid_until <> ''::text) AND (closed_at IS NULL));
CREATE INDEX people_in_service_idx ON public.people USING btree (company_code, department_code) WHERE ((closed_at IS NULL) AND (applied_at IS NOT NULL) AND (employment_status <> 'R'::text));
CREATE INDEX people_reinstated_idx ON public.people USING btree (company_code, full_name COLLATE "C", person_id) WHERE ((reinstated_at IS NOT NULL) AND (closed_at IS NULL));
CREATE INDEX people_retired_idx ON public.people USING btree (company_code, full_name COLLATE "C", person_id) WHERE ((employment_status = 'R'::text) AND (closed_at IS NULL));
CREATE INDEX people_retires_at_idx ON public.people USING btree (company_code, retires_at) WHERE (retires_at IS NOT NULL);
CREATE INDEX people_suspended_idx ON public.people USING btree (company_code, full_name COLLATE "C", person_id) WHERE ((suspended_at IS NOT NULL) AND (closed_at IS NULL));
CREATE UNIQUE INDEX people_waiting_external_mail_key ON public.people USING btree (company_code, external_mail_index) WHERE (applied_at IS NULL);
CREATE UNIQUE INDEX people_waiting_mobile_key ON public.people USING btree (company_code, mobile_index) WHERE (applied_at IS NULL);
CREATE UNIQUE INDEX people_waiting_opencode_key ON public.people USING btree (company_code, opencode_index) WHERE (applied_at IS NULL);
alter table people enable row level security;
alter table people force row level security;
create policy company on people for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER people_changes AFTER UPDATE ON public.people FOR EACH ROW WHEN ((new.closed_at IS NULL)) EXECUTE FUNCTION write_person_change();
CREATE TRIGGER people_counts_added AFTER INSERT ON public.people REFERENCING NEW TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_people_of_statement('1');
CREATE TRIGGER people_counts_changed AFTER UPDATE OF department_code, applied_at, employment_status, is_guest, has_second_factor, closed_at ON public.people FOR EACH ROW WHEN (((old.department_code IS DISTINCT FROM new.department_code) OR ((old.applied_at IS NULL) <> (new.applied_at IS NULL)) OR ((old.employment_status = 'R'::text) <> (new.employment_status = 'R'::text)) OR (old.is_guest <> new.is_guest) OR (old.has_second_factor <> new.has_second_factor) OR ((old.closed_at IS NULL) <> (new.closed_at IS NULL)))) EXECUTE FUNCTION count_changed_person();
CREATE TRIGGER people_counts_gone AFTER DELETE ON public.people REFERENCING OLD TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_people_of_statement('-1');
CREATE TRIGGER people_gone_waiting_contacts AFTER DELETE ON public.people REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION keep_waiting_contacts();
CREATE TRIGGER people_id_sessions AFTER UPDATE OF id_valid_until ON public.people FOR EACH ROW WHEN (((new.id_valid_until <> ''::text) AND (new.id_valid_until <> old.id_valid_until))) EXECUTE FUNCTION end_sessions_with_id();
CREATE TRIGGER people_in_service AFTER INSERT ON public.people REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_companies();
CREATE TRIGGER people_moved_sessions AFTER UPDATE OF department_code ON public.people FOR EACH ROW WHEN ((old.department_code IS DISTINCT FROM new.department_code)) EXECUTE FUNCTION renew_sessions_of_placed_person();
CREATE TRIGGER people_new_waiting_contacts AFTER INSERT ON public.people REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_waiting_contacts();
CREATE TRIGGER people_on_leave_sessions BEFORE UPDATE OF employment_status ON public.people FOR EACH ROW WHEN (((new.employment_status = 'L'::text) AND (old.employment_status <> 'L'::text) AND is_leave_closed(new.company_code, new.employment_status))) EXECUTE FUNCTION end_sessions_of_suspended();
CREATE TRIGGER people_retired_posts AFTER UPDATE OF employment_status ON public.people FOR EACH ROW WHEN (((new.employment_status = 'R'::text) AND (old.employment_status <> 'R'::text))) EXECUTE FUNCTION end_posts_of_retired();
CREATE TRIGGER people_retired_sessions BEFORE UPDATE OF employment_status ON public.people FOR EACH ROW WHEN (((new.employment_status = 'R'::text) AND (old.employment_status <> 'R'::text))) EXECUTE FUNCTION end_sessions_of_retired();
CREATE TRIGGER people_saved_views_gone BEFORE DELETE ON public.people FOR EACH ROW EXECUTE FUNCTION leave_saved_views();
CREATE TRIGGER people_saved_views_left AFTER UPDATE OF closed_at ON public.people FOR EACH ROW WHEN (((old.closed_at IS NULL) AND (new.closed_at IS NOT NULL))) EXECUTE FUNCTION leave_saved_views();
CREATE TRIGGER people_search_added AFTER INSERT ON public.people REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_new_people_search();
CREATE TRIGGER people_search_changed AFTER UPDATE OF search_text, employee_number, closed_at, former_login_ids ON public.people FOR EACH ROW WHEN (((old.search_text IS DISTINCT FROM new.search_text) OR (old.employee_number IS DISTINCT FROM new.employee_number) OR (old.closed_at IS DISTINCT FROM new.closed_at) OR (old.former_login_ids IS DISTINCT FROM new.former_login_ids))) EXECUTE FUNCTION keep_people_search();
CREATE TRIGGER people_search_gone AFTER DELETE ON public.people REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION end_people_search();
CREATE TRIGGER people_session_profiles AFTER UPDATE OF login_id, full_name, english_name, language, photo, time_zone ON public.people FOR EACH ROW EXECUTE FUNCTION renew_profiles_of_person();
CREATE TRIGGER people_suspended_sessions BEFORE UPDATE OF suspended_at ON public.people FOR EACH ROW WHEN (((new.suspended_at IS NOT NULL) AND (new.suspended_at IS DISTINCT FROM old.suspended_at))) EXECUTE FUNCTION end_sessions_of_suspended();
CREATE TRIGGER people_waiting_contacts AFTER UPDATE OF applied_at, external_mail_index, mobile_index, opencode_index ON public.people FOR EACH ROW WHEN (((old.applied_at IS NULL) OR (new.applied_at IS NULL))) EXECUTE FUNCTION keep_waiting_contacts();

create table people_counts (
  company_code text not null,
  count_id uuid not null default new_id(),
  department_code text not null,
  has_applied boolean not null,
  is_retired boolean not null,
  is_guest boolean not null,
  has_second_factor boolean not null,
  people integer not null,
  is_folded boolean not null default false,
  constraint people_counts_pkey PRIMARY KEY (company_code, count_id)
);
CREATE INDEX people_counts_unfolded_idx ON public.people_counts USING btree (company_code, department_code) WHERE (NOT is_folded);
alter table people_counts enable row level security;
alter table people_counts force row level security;
create policy company on people_counts for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table people_search (
  company_code text not null,
  person_id uuid not null,
  written text not null,
  employee_number text,
  constraint people_search_pkey PRIMARY KEY (company_code, person_id)
);
CREATE INDEX people_search_employee_number_idx ON public.people_search USING btree (company_code, employee_number) WHERE (employee_number IS NOT NULL);
CREATE INDEX people_search_pieces_idx ON public.people_search USING gin (search_pieces(company_code, written)) WITH (fastupdate=off);

create table person_change_columns (
  column_name text not null,
  keeps_value boolean not null,
  constraint person_change_columns_pkey PRIMARY KEY (column_name)
);

create table person_changes (
  company_code text not null,
  person_id uuid not null,
  change_number bigint not null generated always as identity,
  changed_at timestamp with time zone not null default transaction_moment(),
  operation text,
  actor_id uuid,
  changes jsonb not null,
  left_department text,
  joined_department text,
  constraint person_changes_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint person_changes_pkey PRIMARY KEY (company_code, person_id, change_number)
);
CREATE INDEX person_changes_counted_idx ON public.person_changes USING btree (company_code, changed_at) WHERE (changes ?| ARRAY['employment_status'::text, 'applied_at'::text, 'concurrent_post'::text, 'department_head'::text]);
CREATE INDEX person_changes_joined_department_idx ON public.person_changes USING btree (company_code, joined_department, changed_at) WHERE (joined_department IS NOT NULL);
CREATE INDEX person_changes_left_department_idx ON public.person_changes USING btree (company_code, left_department, changed_at) WHERE (left_department IS NOT NULL);
alter table person_changes enable row level security;
alter table person_changes force row level security;
create policy company on person_changes for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER person_changes_left_department BEFORE INSERT ON public.person_changes FOR EACH ROW WHEN ((new.changes ?| ARRAY['department_code'::text, 'concurrent_post'::text, 'department_head'::text])) EXECUTE FUNCTION set_left_department();

create table person_key_secrets (
  company_code text not null,
  person_id uuid not null,
  key_id uuid not null,
  secret bytea not null,
  constraint person_key_secrets_key_id_fkey FOREIGN KEY (company_code, person_id, key_id) REFERENCES person_keys(company_code, person_id, key_id) ON DELETE CASCADE,
  constraint person_key_secrets_pkey PRIMARY KEY (company_code, person_id, key_id)
);
alter table person_key_secrets enable row level security;
alter table person_key_secrets force row level security;
create policy company on person_key_secrets for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table person_keys (
  company_code text not null,
  person_id uuid not null,
  key_id uuid not null,
  store text not null,
  proof text not null,
  registered_at timestamp with time zone not null default app_now(),
  release_asked_at timestamp with time zone,
  released_at timestamp with time zone,
  is_reset boolean not null default false,
  constraint person_keys_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint person_keys_pkey PRIMARY KEY (company_code, person_id, key_id),
  constraint person_keys_store_check CHECK ((store = ANY (ARRAY['product'::text, 'pkcs11'::text])))
);
CREATE INDEX person_keys_asked_idx ON public.person_keys USING btree (company_code, person_id) WHERE ((release_asked_at IS NOT NULL) AND (released_at IS NULL));
CREATE UNIQUE INDEX person_keys_living ON public.person_keys USING btree (company_code, person_id) WHERE (released_at IS NULL);
alter table person_keys enable row level security;
alter table person_keys force row level security;
create policy company on person_keys for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table plan_targets (
  company_code text not null,
  plan_id uuid not null,
  kind text not null,
  target_id text not null,
  is_asked boolean not null default true,
  constraint plan_targets_company_code_plan_id_fkey FOREIGN KEY (company_code, plan_id) REFERENCES plans(company_code, plan_id) ON DELETE CASCADE,
  constraint plan_targets_pkey PRIMARY KEY (company_code, plan_id, kind, target_id)
);
CREATE INDEX plan_targets_target_idx ON public.plan_targets USING btree (company_code, kind, target_id);
alter table plan_targets enable row level security;
alter table plan_targets force row level security;
create policy company on plan_targets for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table plans (
  company_code text not null,
  plan_id uuid not null,
  operation text not null,
  input bytea,
  effective_at timestamp with time zone,
  person_id uuid not null,
  state text not null default 'waiting'::text,
  outcome bytea,
  planned_at timestamp with time zone not null default app_now(),
  ended_at timestamp with time zone,
  tries smallint not null default 0,
  due_on date,
  order_number bigint default ((EXTRACT(epoch FROM clock_timestamp()) * (1000000)::numeric))::bigint,
  note bytea,
  changed_at timestamp with time zone,
  run_id uuid,
  code text,
  detail jsonb,
  is_shown boolean not null default false,
  told_at timestamp with time zone,
  planned_by uuid,
  refusal_code text,
  refusal_params bytea,
  constraint plans_due_check CHECK (((due_on IS NULL) <> (effective_at IS NULL))),
  constraint plans_input_check CHECK (((state <> ALL (ARRAY['waiting'::text, 'running'::text])) OR (input IS NOT NULL))),
  constraint plans_pkey PRIMARY KEY (company_code, plan_id),
  constraint plans_refusal_code_check CHECK ((length(refusal_code) <= 64)),
  constraint plans_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'refused'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX plans_due_idx ON public.plans USING btree (company_code, due_on, order_number) WHERE ((state = 'waiting'::text) AND (due_on IS NOT NULL));
CREATE INDEX plans_ended_idx ON public.plans USING btree (company_code, ended_at DESC, order_number DESC) WHERE (is_shown AND (state <> ALL (ARRAY['waiting'::text, 'running'::text])));
CREATE INDEX plans_listed_idx ON public.plans USING btree (company_code, due_on, order_number) WHERE ((is_shown OR (operation = 'return-from-leave'::text)) AND (state = ANY (ARRAY['waiting'::text, 'running'::text])));
CREATE INDEX plans_person_idx ON public.plans USING btree (company_code, person_id) WHERE (state = 'waiting'::text);
CREATE INDEX plans_planned_by_idx ON public.plans USING btree (company_code, planned_by) WHERE (planned_by IS NOT NULL);
CREATE INDEX plans_run_idx ON public.plans USING btree (company_code, run_id) WHERE (run_id IS NOT NULL);
CREATE INDEX plans_running_idx ON public.plans USING btree (company_code, due_on) WHERE ((state = 'running'::text) AND (due_on IS NOT NULL));
alter table plans enable row level security;
alter table plans force row level security;
create policy company on plans for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table portlet_categories (
  company_code text not null,
  category_number integer not null default next_portlet_number(),
  korean_title text not null,
  english_title text not null,
  created_at timestamp with time zone not null default app_now(),
  is_active boolean not null default true,
  constraint portlet_categories_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint portlet_categories_pkey PRIMARY KEY (company_code, category_number)
);
CREATE UNIQUE INDEX portlet_categories_company_code_key ON public.portlet_categories USING btree (company_code);
alter table portlet_categories enable row level security;
alter table portlet_categories force row level security;
create policy company on portlet_categories for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table portlets (
  company_code text not null,
  portlet_number integer not null default next_portlet_number(),
  category_number integer,
  kind text not null,
  board_number integer,
  korean_title text not null,
  english_title text not null,
  state text not null,
  sort_order integer not null,
  created_at timestamp with time zone not null default app_now(),
  home_column text,
  home_size text not null default 'usual'::text,
  constraint portlets_board_check CHECK (((kind = 'board'::text) = (board_number IS NOT NULL))),
  constraint portlets_board_number_fkey FOREIGN KEY (company_code, board_number) REFERENCES boards(company_code, board_number) ON DELETE CASCADE,
  constraint portlets_board_place_check CHECK (((kind <> 'board'::text) OR ((home_column IS NULL) AND (home_size = 'usual'::text)))),
  constraint portlets_category_number_fkey FOREIGN KEY (company_code, category_number) REFERENCES portlet_categories(company_code, category_number),
  constraint portlets_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint portlets_feed_size_check CHECK (((kind <> 'feed'::text) OR (home_size = 'usual'::text))),
  constraint portlets_home_column_check CHECK ((home_column = ANY (ARRAY['main'::text, 'side'::text]))),
  constraint portlets_home_size_check CHECK ((home_size = ANY (ARRAY['usual'::text, 'small'::text]))),
  constraint portlets_kind_check CHECK ((kind = ANY (ARRAY['board'::text, 'feed'::text, 'approvals'::text, 'anniversaries'::text, 'links'::text]))),
  constraint portlets_pkey PRIMARY KEY (company_code, portlet_number),
  constraint portlets_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'shown'::text, 'hidden'::text])))
);
CREATE UNIQUE INDEX portlets_company_code_board_number_key ON public.portlets USING btree (company_code, board_number);
CREATE INDEX portlets_company_code_category_number_idx ON public.portlets USING btree (company_code, category_number);
CREATE UNIQUE INDEX portlets_company_code_kind_key ON public.portlets USING btree (company_code, kind) WHERE (kind <> 'board'::text);
CREATE INDEX portlets_company_code_sort_order_idx ON public.portlets USING btree (company_code, sort_order, portlet_number);
alter table portlets enable row level security;
alter table portlets force row level security;
create policy company on portlets for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table post_comments (
  company_code text not null,
  comment_id uuid not null default new_id(),
  post_id uuid not null,
  author_id uuid,
  author_seal bytea,
  comment_text text not null,
  written_at timestamp with time zone not null default app_now(),
  constraint post_comments_author_check CHECK (((author_id IS NULL) <> (author_seal IS NULL))),
  constraint post_comments_author_id_fkey FOREIGN KEY (company_code, author_id) REFERENCES people(company_code, person_id),
  constraint post_comments_pkey PRIMARY KEY (company_code, comment_id),
  constraint post_comments_post_id_fkey FOREIGN KEY (company_code, post_id) REFERENCES posts(company_code, post_id) ON DELETE CASCADE
);
CREATE INDEX post_comments_company_code_author_id_idx ON public.post_comments USING btree (company_code, author_id);
CREATE INDEX post_comments_company_code_post_id_idx ON public.post_comments USING btree (company_code, post_id, written_at, comment_id);
alter table post_comments enable row level security;
alter table post_comments force row level security;
create policy company on post_comments for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table post_readings (
  company_code text not null,
  person_id uuid not null,
  post_id uuid not null,
  constraint post_readings_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint post_readings_pkey PRIMARY KEY (company_code, person_id, post_id),
  constraint post_readings_post_id_fkey FOREIGN KEY (company_code, post_id) REFERENCES posts(company_code, post_id) ON DELETE CASCADE
);
CREATE INDEX post_readings_company_code_post_id_idx ON public.post_readings USING btree (company_code, post_id);
alter table post_readings enable row level security;
alter table post_readings force row level security;
create policy company on post_readings for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table post_recommendations (
  company_code text not null,
  post_id uuid not null,
  person_id uuid not null,
  constraint post_recommendations_pkey PRIMARY KEY (company_code, post_id, person_id),
  constraint post_recommendations_post_id_fkey FOREIGN KEY (company_code, post_id) REFERENCES posts(company_code, post_id) ON DELETE CASCADE
);
alter table post_recommendations enable row level security;
alter table post_recommendations force row level security;
create policy company on post_recommendations for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table posts (
  company_code text not null,
  post_id uuid not null default new_id(),
  board_number integer not null,
  replied_post_id uuid,
  author_id uuid,
  author_seal bytea,
  head_word text not null,
  title text not null,
  content text not null,
  search_text text not null,
  state text not null,
  comment_count integer not null default 0,
  recommendation_count integer not null default 0,
  written_at timestamp with time zone not null default app_now(),
  changed_at timestamp with time zone,
  valid_until timestamp with time zone,
  keep_until timestamp with time zone,
  excerpt text not null default ''::text,
  is_pinned boolean not null default false,
  is_nameless boolean not null default true,
  listed_at timestamp with time zone not null generated always as (
CASE
    WHEN is_nameless THEN date_bin('00:01:00'::interval, written_at, '2000-01-01 00:00:00+00'::timestamp with time zone)
    ELSE written_at
END) stored,
  constraint posts_author_check CHECK (((author_id IS NULL) <> (author_seal IS NULL))),
  constraint posts_author_id_fkey FOREIGN KEY (company_code, author_id) REFERENCES people(company_code, person_id),
  constraint posts_board_number_fkey FOREIGN KEY (company_code, board_number) REFERENCES boards(company_code, board_number) ON DELETE CASCADE,
  constraint posts_comment_count_check CHECK ((comment_count >= 0)),
  constraint posts_pkey PRIMARY KEY (company_code, post_id),
  constraint posts_recommendation_count_check CHECK ((recommendation_count >= 0)),
  constraint posts_replied_post_id_fkey FOREIGN KEY (company_code, replied_post_id) REFERENCES posts(company_code, post_id) ON DELETE CASCADE,
  constraint posts_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'shown'::text, 'expired'::text]))),
  constraint posts_validity_check CHECK (((valid_until IS NULL) = (keep_until IS NULL)))
);
CREATE INDEX posts_company_code_author_id_idx ON public.posts USING btree (company_code, author_id);
CREATE INDEX posts_company_code_board_number_listed_at_idx ON public.posts USING btree (company_code, board_number, listed_at, post_id) WHERE ((state = 'shown'::text) AND (replied_post_id IS NULL));
CREATE INDEX posts_company_code_board_number_pinned_idx ON public.posts USING btree (company_code, board_number) WHERE is_pinned;
CREATE INDEX posts_company_code_board_number_state_idx ON public.posts USING btree (company_code, board_number, state, written_at, post_id) WHERE (replied_post_id IS NULL);
CREATE INDEX posts_company_code_keep_until_idx ON public.posts USING btree (company_code, keep_until) WHERE (state = 'expired'::text);
CREATE INDEX posts_company_code_replied_post_id_idx ON public.posts USING btree (company_code, replied_post_id, written_at, post_id) WHERE (replied_post_id IS NOT NULL);
CREATE INDEX posts_company_code_valid_until_idx ON public.posts USING btree (company_code, valid_until) WHERE (state = 'shown'::text);
alter table posts enable row level security;
alter table posts force row level security;
create policy company on posts for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table promotion_codes (
  code_id uuid not null default new_id(),
  promotion_id uuid not null,
  code_hash bytea not null,
  last_four text not null,
  used_count integer not null default 0,
  revoked_at timestamp with time zone,
  constraint promotion_codes_code_hash_key UNIQUE (code_hash),
  constraint promotion_codes_pkey PRIMARY KEY (code_id),
  constraint promotion_codes_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(promotion_id),
  constraint promotion_codes_used_count_check CHECK ((used_count >= 0))
);
CREATE INDEX promotion_codes_promotion_id_code_id_idx ON public.promotion_codes USING btree (promotion_id, code_id);

create table promotion_redemptions (
  company_code text not null,
  code_id uuid not null,
  person_id uuid not null,
  is_per_person boolean not null,
  benefit text not null,
  redeemed_at timestamp with time zone not null default app_now(),
  constraint promotion_redemptions_code_id_fkey FOREIGN KEY (code_id) REFERENCES promotion_codes(code_id),
  constraint promotion_redemptions_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint promotion_redemptions_pkey PRIMARY KEY (company_code, code_id, person_id)
);
CREATE UNIQUE INDEX promotion_redemptions_company_code_code_id_key ON public.promotion_redemptions USING btree (company_code, code_id) WHERE (NOT is_per_person);
alter table promotion_redemptions enable row level security;
alter table promotion_redemptions force row level security;
create policy company on promotion_redemptions for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table promotions (
  promotion_id uuid not null default new_id(),
  code_prefix text not null,
  benefit text not null,
  named_company_code text,
  valid_from timestamp with time zone not null,
  valid_until timestamp with time zone not null,
  max_uses integer not null,
  issued_at timestamp with time zone not null default app_now(),
  constraint promotions_max_uses_check CHECK ((max_uses > 0)),
  constraint promotions_named_company_code_fkey FOREIGN KEY (named_company_code) REFERENCES companies(company_code),
  constraint promotions_period_check CHECK ((valid_from < valid_until)),
  constraint promotions_pkey PRIMARY KEY (promotion_id)
);
CREATE INDEX promotions_issued_at_promotion_id_idx ON public.promotions USING btree (issued_at, promotion_id);

create table properties (
  property_key text not null,
  value jsonb not null,
  changed_at timestamp with time zone not null default app_now(),
  constraint properties_pkey PRIMARY KEY (property_key)
);

create table quick_links (
  company_code text not null,
  link_id uuid not null default new_id(),
  korean_title text not null,
  english_title text not null,
  url text not null,
  window_target text not null,
  icon text not null,
  image_id uuid,
  sort_order integer not null,
  created_at timestamp with time zone not null default app_now(),
  constraint quick_links_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint quick_links_image_id_key UNIQUE (company_code, image_id),
  constraint quick_links_pkey PRIMARY KEY (company_code, link_id),
  constraint quick_links_window_target_check CHECK ((window_target = ANY (ARRAY['newWindow'::text, 'newTab'::text])))
);
CREATE INDEX quick_links_company_code_sort_order_idx ON public.quick_links USING btree (company_code, sort_order);
alter table quick_links enable row level security;
alter table quick_links force row level security;
create policy company on quick_links for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table rate_counters (
  counter_key bytea not null,
  window_seconds integer not null,
  used integer not null,
  window_ends_at timestamp with time zone not null,
  constraint rate_counters_pkey PRIMARY KEY (counter_key, window_seconds)
);
CREATE INDEX rate_counters_window_ends_at_idx ON public.rate_counters USING btree (window_ends_at);

create table received_messages (
  company_code text not null,
  message_id uuid not null,
  version integer not null,
  received_at timestamp with time zone not null default app_now(),
  constraint received_messages_pkey PRIMARY KEY (company_code, message_id)
);
CREATE INDEX received_messages_received_at_idx ON public.received_messages USING btree (company_code, received_at);
alter table received_messages enable row level security;
alter table received_messages force row level security;
create policy company on received_messages for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table record_reviews (
  company_code text not null,
  month date not null,
  reviewed_by uuid not null,
  reviewed_at timestamp with time zone not null default app_now(),
  constraint record_reviews_month_check CHECK ((month = date_trunc('month'::text, (month)::timestamp with time zone))),
  constraint record_reviews_pkey PRIMARY KEY (company_code, month)
);
alter table record_reviews enable row level security;
alter table record_reviews force row level security;
create policy company on record_reviews for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER record_reviews_immutable BEFORE UPDATE ON public.record_reviews FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table recovery_codes (
  company_code text not null,
  person_id uuid not null,
  code_hash bytea not null,
  made_at timestamp with time zone not null default app_now(),
  used_at timestamp with time zone,
  constraint recovery_codes_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint recovery_codes_pkey PRIMARY KEY (company_code, person_id, code_hash)
);
alter table recovery_codes enable row level security;
alter table recovery_codes force row level security;
create policy company on recovery_codes for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table recovery_pins (
  company_code text not null,
  person_id uuid not null,
  pin_id uuid not null default gen_random_uuid(),
  pin_hash text not null,
  wrong_tries integer not null default 0,
  set_at timestamp with time zone not null default app_now(),
  told_at timestamp with time zone,
  constraint recovery_pins_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint recovery_pins_pkey PRIMARY KEY (company_code, person_id),
  constraint recovery_pins_wrong_tries_check CHECK (((wrong_tries >= 0) AND (wrong_tries <= 5)))
);
alter table recovery_pins enable row level security;
alter table recovery_pins force row level security;
create policy company on recovery_pins for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table registration_flows (
  flow_id uuid not null,
  option text not null,
  target_index bytea not null,
  company_code text not null,
  person_id uuid not null,
  contact_index bytea not null,
  activated_at timestamp with time zone,
  constraint registration_flows_flow_id_fkey FOREIGN KEY (flow_id) REFERENCES flows(flow_id) ON DELETE CASCADE,
  constraint registration_flows_option_check CHECK ((option = ANY (ARRAY['externalMail'::text, 'mobile'::text, 'opencode'::text, 'password'::text]))),
  constraint registration_flows_pkey PRIMARY KEY (flow_id, option, target_index, company_code)
);

create table right_requests (
  company_code text not null,
  request_id uuid not null,
  person_id uuid not null,
  permission text not null,
  scope_kind text not null,
  scope_id text not null,
  hours integer not null,
  reason bytea not null,
  state text not null default 'open'::text,
  asked_at timestamp with time zone not null default app_now(),
  settled_at timestamp with time zone,
  decided_by uuid,
  answer bytea,
  given_until timestamp with time zone,
  constraint right_requests_given_check CHECK (((state = 'approved'::text) = (given_until IS NOT NULL))),
  constraint right_requests_hours_check CHECK (((hours >= 1) AND (hours <= 72))),
  constraint right_requests_permission_check CHECK ((length(permission) <= 64)),
  constraint right_requests_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint right_requests_pkey PRIMARY KEY (company_code, request_id),
  constraint right_requests_scope_id_check CHECK ((length(scope_id) <= 64)),
  constraint right_requests_scope_kind_check CHECK ((scope_kind = ANY (ARRAY['company'::text, 'department'::text]))),
  constraint right_requests_settled_check CHECK (((state = 'open'::text) = (settled_at IS NULL))),
  constraint right_requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text, 'expired'::text])))
);
CREATE INDEX right_requests_company_code_asked_at_idx ON public.right_requests USING btree (company_code, asked_at, request_id);
CREATE INDEX right_requests_company_code_person_id_idx ON public.right_requests USING btree (company_code, person_id, asked_at);
CREATE UNIQUE INDEX right_requests_open_key ON public.right_requests USING btree (company_code, person_id, permission, scope_kind, scope_id) WHERE (state = 'open'::text);
alter table right_requests enable row level security;
alter table right_requests force row level security;
create policy company on right_requests for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table rights_versions (
  company_code text not null,
  person_id uuid not null,
  version bigint not null,
  constraint rights_versions_pkey PRIMARY KEY (company_code, person_id)
);

create table role_grants (
  company_code text not null,
  role_grant_id uuid not null default new_id(),
  holder_role text,
  holder_role_id uuid,
  role text,
  permission text,
  scope_kind text not null,
  scope_id text not null,
  valid_from timestamp with time zone not null,
  valid_until timestamp with time zone not null,
  window_id uuid,
  given_at timestamp with time zone not null default app_now(),
  given_by uuid,
  reason bytea not null,
  constraint role_grants_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint role_grants_holder_check CHECK (((num_nonnulls(holder_role, holder_role_id) = 1) AND (holder_role <> ALL (ARRAY['employee'::text, 'dispatched'::text, 'freeTrial'::text, 'invited'::text])))),
  constraint role_grants_holder_role_id_fkey FOREIGN KEY (company_code, holder_role_id) REFERENCES company_roles(company_code, company_role_id),
  constraint role_grants_pkey PRIMARY KEY (company_code, role_grant_id),
  constraint role_grants_scope_check CHECK (((scope_kind = 'company'::text) = (scope_id = ''::text))),
  constraint role_grants_target_check CHECK (((num_nonnulls(role, permission) = 1) AND ((role IS NULL) OR (role ~ '^[RV]:'::text)))),
  constraint role_grants_validity_check CHECK ((valid_from < valid_until)),
  constraint role_grants_window_id_fkey FOREIGN KEY (company_code, window_id) REFERENCES grant_windows(company_code, grant_window_id)
);
CREATE UNIQUE INDEX role_grants_given_key ON public.role_grants USING btree (company_code, COALESCE(holder_role, (holder_role_id)::text), COALESCE(role, permission), scope_kind, scope_id);
alter table role_grants enable row level security;
alter table role_grants force row level security;
create policy company on role_grants for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER role_grants_copies AFTER INSERT OR DELETE OR UPDATE ON public.role_grants FOR EACH ROW EXECUTE FUNCTION copy_role_grant();

create table role_permissions (
  role text not null,
  permission text not null,
  constraint role_permissions_pkey PRIMARY KEY (role, permission)
);

create table row_runs (
  company_code text not null,
  run_id uuid not null default new_id(),
  operation text not null,
  person_id uuid,
  request_id text not null,
  started_at timestamp with time zone not null default app_now(),
  seen_at timestamp with time zone not null default app_now(),
  ended_at timestamp with time zone,
  state text not null default 'waiting'::text,
  total integer not null default 0,
  done_count integer not null default 0,
  refused_count integer not null default 0,
  failed_count integer not null default 0,
  progressed_at timestamp with time zone not null default app_now(),
  stop_code text,
  undo_of uuid,
  kind text,
  detail jsonb,
  origin text not null default 'product'::text,
  retry_of uuid,
  clean_count integer not null default 0,
  objected_count integer not null default 0,
  unchecked_count integer not null default 0,
  running_since timestamp with time zone,
  ended_before integer not null default 0,
  told_at timestamp with time zone,
  constraint row_runs_origin_check CHECK ((origin = ANY (ARRAY['product'::text, 'selection'::text, 'file'::text, 'plan'::text, 'undo'::text, 'retry'::text]))),
  constraint row_runs_pkey PRIMARY KEY (company_code, run_id),
  constraint row_runs_state_check CHECK ((state = ANY (ARRAY['filling'::text, 'checking'::text, 'checked'::text, 'waiting'::text, 'running'::text, 'paused'::text, 'done'::text, 'cancelled'::text, 'stopped'::text])))
);
CREATE UNIQUE INDEX row_runs_due_idx ON public.row_runs USING btree (company_code) WHERE ((origin = 'plan'::text) AND (ended_at IS NULL));
CREATE INDEX row_runs_person_idx ON public.row_runs USING btree (company_code, person_id, started_at DESC) WHERE (kind IS NOT NULL);
CREATE UNIQUE INDEX row_runs_undo_of_key ON public.row_runs USING btree (company_code, undo_of) WHERE ((undo_of IS NOT NULL) AND (ended_at IS NULL));
CREATE INDEX row_runs_undone_idx ON public.row_runs USING btree (company_code, undo_of) WHERE (undo_of IS NOT NULL);
alter table row_runs enable row level security;
alter table row_runs force row level security;
create policy company on row_runs for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table run_rows (
  company_code text not null,
  run_id uuid not null,
  row_number integer not null,
  input bytea,
  state text not null default 'waiting'::text,
  outcome bytea,
  tries smallint not null default 0,
  faults smallint not null default 0,
  step bytea,
  operation text,
  target_kind text,
  target_id text,
  person_id uuid,
  plan_id uuid,
  code text,
  check_state text,
  found bytea,
  undoes_row integer,
  undoes_plan uuid,
  constraint run_rows_check_state_check CHECK ((check_state = ANY (ARRAY['clean'::text, 'refused'::text, 'failed'::text, 'unchecked'::text]))),
  constraint run_rows_company_code_run_id_fkey FOREIGN KEY (company_code, run_id) REFERENCES row_runs(company_code, run_id),
  constraint run_rows_input_check CHECK (((state <> 'waiting'::text) OR (input IS NOT NULL))),
  constraint run_rows_pkey PRIMARY KEY (company_code, run_id, row_number),
  constraint run_rows_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text, 'failed'::text])))
);
CREATE INDEX run_rows_plan_idx ON public.run_rows USING btree (company_code, plan_id) WHERE (plan_id IS NOT NULL);
CREATE INDEX run_rows_step_idx ON public.run_rows USING btree (company_code, run_id) WHERE (step IS NOT NULL);
CREATE INDEX run_rows_target_idx ON public.run_rows USING btree (company_code, target_id) WHERE (target_id IS NOT NULL);
CREATE INDEX run_rows_unchecked_idx ON public.run_rows USING btree (company_code, run_id, row_number) WHERE (check_state IS NULL);
CREATE INDEX run_rows_waiting_idx ON public.run_rows USING btree (company_code, run_id, row_number) WHERE (state = 'waiting'::text);
alter table run_rows enable row level security;
alter table run_rows force row level security;
create policy company on run_rows for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table running_processes (
  process_id uuid not null,
  work text not null,
  build text not null,
  started_at timestamp with time zone not null default clock_timestamp(),
  seen_at timestamp with time zone not null default clock_timestamp(),
  keys text[] not null default '{}'::text[],
  constraint running_processes_pkey PRIMARY KEY (process_id),
  constraint running_processes_work_check CHECK ((work = ANY (ARRAY['both'::text, 'web'::text, 'jobs'::text])))
);

create table saved_views (
  company_code text not null,
  saved_view_id uuid not null default new_id(),
  person_id uuid,
  name text not null,
  query text not null,
  is_shared boolean not null,
  created_at timestamp with time zone not null default app_now(),
  constraint saved_views_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint saved_views_person_id_check CHECK ((is_shared OR (person_id IS NOT NULL))),
  constraint saved_views_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id),
  constraint saved_views_pkey PRIMARY KEY (company_code, saved_view_id)
);
CREATE UNIQUE INDEX saved_views_own_name_key ON public.saved_views USING btree (company_code, person_id, name) WHERE (NOT is_shared);
CREATE UNIQUE INDEX saved_views_shared_name_key ON public.saved_views USING btree (company_code, name) WHERE is_shared;
alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy company on saved_views for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table schema_migrations (
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default clock_timestamp(),
  constraint schema_migrations_pkey PRIMARY KEY (name)
);

create table seats (
  company_code text not null,
  seat_id uuid not null default new_id(),
  floor_id uuid not null,
  floor_kind text not null default 'floor'::text,
  name text not null,
  pin_x integer not null,
  pin_y integer not null,
  person_id uuid,
  compared_name text not null default ''::text,
  constraint seats_floor_id_fkey FOREIGN KEY (company_code, floor_id, floor_kind) REFERENCES locations(company_code, location_id, kind),
  constraint seats_floor_id_name_key UNIQUE (company_code, floor_id, compared_name),
  constraint seats_floor_kind_check CHECK ((floor_kind = 'floor'::text)),
  constraint seats_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id),
  constraint seats_person_id_key UNIQUE (company_code, person_id),
  constraint seats_pin_check CHECK ((((pin_x >= 0) AND (pin_x <= 10000)) AND ((pin_y >= 0) AND (pin_y <= 10000)))),
  constraint seats_pkey PRIMARY KEY (company_code, seat_id)
);
alter table seats enable row level security;
alter table seats force row level security;
create policy company on seats for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER seats_come_back BEFORE INSERT ON public.seats FOR EACH ROW WHEN ((new.person_id IS NOT NULL)) EXECUTE FUNCTION free_seat_that_comes_back();
CREATE TRIGGER seats_compared_name BEFORE INSERT OR UPDATE OF name ON public.seats FOR EACH ROW EXECUTE FUNCTION write_compared_name('name', 'compared_name');

create table security_grades (
  company_code text not null,
  grade integer not null,
  name text not null default ''::text,
  english_name text not null default ''::text,
  changed_at timestamp with time zone not null default app_now(),
  constraint security_grades_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint security_grades_grade_check CHECK ((grade = ANY (ARRAY[3, 4, 5, 9, 10]))),
  constraint security_grades_pkey PRIMARY KEY (company_code, grade)
);
alter table security_grades enable row level security;
alter table security_grades force row level security;
create policy company on security_grades for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER security_grades_history BEFORE INSERT OR DELETE OR UPDATE ON public.security_grades FOR EACH ROW EXECUTE FUNCTION write_history('grade');

create table sent_messages (
  company_code text not null,
  message_id uuid not null,
  version integer not null,
  receiver_code text not null,
  operation text not null,
  content bytea not null,
  sent_at timestamp with time zone not null default app_now(),
  constraint sent_messages_pkey PRIMARY KEY (company_code, message_id, version),
  constraint sent_messages_version_check CHECK ((version > 0))
);
alter table sent_messages enable row level security;
alter table sent_messages force row level security;
create policy company on sent_messages for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table sessions (
  token_hash bytea not null,
  company_code text not null,
  person_id uuid not null,
  idle_seconds integer not null,
  created_at timestamp with time zone not null default app_now(),
  last_seen_at timestamp with time zone not null default app_now(),
  expires_at timestamp with time zone not null,
  reviewed_at timestamp with time zone not null default app_now(),
  session_id uuid not null default new_id(),
  device text not null default ''::text,
  profile jsonb not null,
  is_kept boolean not null default false,
  must_renew_password boolean not null default false,
  network cidr,
  proven_at timestamp with time zone default app_now(),
  constraint sessions_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX sessions_company_code_person_id_idx ON public.sessions USING btree (company_code, person_id);
CREATE INDEX sessions_expires_at_idx ON public.sessions USING btree (expires_at);
CREATE TRIGGER sessions_profile BEFORE INSERT ON public.sessions FOR EACH ROW EXECUTE FUNCTION fill_session_profile();

create table shared_address_people (
  company_code text not null,
  shared_address_id uuid not null,
  part text not null,
  person_id uuid not null,
  created_at timestamp with time zone not null default app_now(),
  constraint shared_address_people_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint shared_address_people_part_check CHECK ((part = ANY (ARRAY['member'::text, 'sender'::text, 'owner'::text]))),
  constraint shared_address_people_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint shared_address_people_pkey PRIMARY KEY (company_code, shared_address_id, part, person_id),
  constraint shared_address_people_shared_address_id_fkey FOREIGN KEY (company_code, shared_address_id) REFERENCES shared_addresses(company_code, shared_address_id) ON DELETE CASCADE
);
CREATE INDEX shared_address_people_company_code_person_id_idx ON public.shared_address_people USING btree (company_code, person_id);
alter table shared_address_people enable row level security;
alter table shared_address_people force row level security;
create policy company on shared_address_people for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table shared_addresses (
  company_code text not null,
  shared_address_id uuid not null default new_id(),
  address text collate "C" not null,
  name text not null,
  english_name text not null default ''::text,
  description text not null default ''::text,
  created_at timestamp with time zone not null default app_now(),
  changed_at timestamp with time zone not null default app_now(),
  constraint shared_addresses_company_code_address_key UNIQUE (company_code, address),
  constraint shared_addresses_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint shared_addresses_description_check CHECK ((char_length(description) <= 100)),
  constraint shared_addresses_pkey PRIMARY KEY (company_code, shared_address_id)
);
alter table shared_addresses enable row level security;
alter table shared_addresses force row level security;
create policy company on shared_addresses for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER shared_addresses_history BEFORE INSERT OR DELETE OR UPDATE ON public.shared_addresses FOR EACH ROW EXECUTE FUNCTION write_history('shared_address_id');

create table structure_members (
  company_code text not null,
  structure_code text not null,
  joined_at timestamp with time zone not null default app_now(),
  constraint structure_members_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint structure_members_pkey PRIMARY KEY (company_code),
  constraint structure_members_structure_code_fkey FOREIGN KEY (structure_code) REFERENCES company_structures(structure_code) ON DELETE CASCADE
);
CREATE INDEX structure_members_structure_code_idx ON public.structure_members USING btree (structure_code);
CREATE TRIGGER structure_members_sessions AFTER INSERT OR DELETE OR UPDATE ON public.structure_members FOR EACH ROW EXECUTE FUNCTION renew_sessions_of_structure_member();

create table structure_offers (
  company_code text not null,
  structure_code text not null,
  offer_id uuid not null default new_id(),
  kind text not null,
  is_by_head boolean not null,
  expires_at timestamp with time zone not null,
  constraint structure_offers_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint structure_offers_join_check CHECK (((kind = 'leave'::text) OR is_by_head)),
  constraint structure_offers_kind_check CHECK ((kind = ANY (ARRAY['join'::text, 'leave'::text]))),
  constraint structure_offers_offer_id_key UNIQUE (offer_id),
  constraint structure_offers_pkey PRIMARY KEY (company_code, structure_code),
  constraint structure_offers_structure_code_fkey FOREIGN KEY (structure_code) REFERENCES company_structures(structure_code) ON DELETE CASCADE
);
CREATE INDEX structure_offers_structure_code_idx ON public.structure_offers USING btree (structure_code);

create table sub_organisation_departments (
  company_code text not null,
  department_code text not null,
  sub_organisation_id uuid not null,
  constraint sub_organisation_departments_department_code_fkey FOREIGN KEY (company_code, department_code) REFERENCES departments(company_code, department_code) ON DELETE CASCADE,
  constraint sub_organisation_departments_pkey PRIMARY KEY (company_code, department_code)
);
alter table sub_organisation_departments enable row level security;
alter table sub_organisation_departments force row level security;
create policy company on sub_organisation_departments for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER sub_organisation_departments_added_sessions AFTER INSERT ON public.sub_organisation_departments REFERENCING NEW TABLE AS written_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_sessions_of_sub_organisations();
CREATE TRIGGER sub_organisation_departments_changed_sessions AFTER UPDATE ON public.sub_organisation_departments REFERENCING NEW TABLE AS written_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_sessions_of_sub_organisations();
CREATE TRIGGER sub_organisation_departments_gone_sessions AFTER DELETE ON public.sub_organisation_departments REFERENCING OLD TABLE AS written_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_sessions_of_sub_organisations();

create table sub_organisation_people (
  company_code text not null,
  person_id uuid not null,
  sub_organisation_id uuid not null,
  constraint sub_organisation_people_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint sub_organisation_people_pkey PRIMARY KEY (company_code, person_id)
);
alter table sub_organisation_people enable row level security;
alter table sub_organisation_people force row level security;
create policy company on sub_organisation_people for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER sub_organisation_people_sessions AFTER INSERT OR DELETE OR UPDATE ON public.sub_organisation_people FOR EACH ROW EXECUTE FUNCTION renew_sessions_of_placed_person();

create table sub_organisations (
  company_code text not null,
  sub_organisation_id uuid not null default new_id(),
  sub_organisation_code text not null,
  name text not null,
  english_name text not null,
  sort_order integer not null,
  created_at timestamp with time zone not null default app_now(),
  constraint sub_organisations_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint sub_organisations_pkey PRIMARY KEY (company_code, sub_organisation_id),
  constraint sub_organisations_sub_organisation_code_check CHECK ((sub_organisation_code <> company_code)),
  constraint sub_organisations_sub_organisation_code_key UNIQUE (company_code, sub_organisation_code)
);
CREATE INDEX sub_organisations_company_code_sort_order_idx ON public.sub_organisations USING btree (company_code, sort_order);
alter table sub_organisations enable row level security;
alter table sub_organisations force row level security;
create policy company on sub_organisations for all to public using ((company_code = app_company())) with check ((company_code = app_company()));
CREATE TRIGGER sub_organisations_added_sessions AFTER INSERT ON public.sub_organisations REFERENCING NEW TABLE AS written_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_sessions_of_sub_organisations();
CREATE TRIGGER sub_organisations_changed_sessions AFTER UPDATE ON public.sub_organisations REFERENCING NEW TABLE AS written_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_sessions_of_sub_organisations();
CREATE TRIGGER sub_organisations_gone_sessions AFTER DELETE ON public.sub_organisations REFERENCING OLD TABLE AS written_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_sessions_of_sub_organisations();
CREATE TRIGGER sub_organisations_grants AFTER DELETE ON public.sub_organisations FOR EACH ROW EXECUTE FUNCTION end_grants_of_sub_organisation();

create table terms_contents (
  terms_code text not null,
  country_code text not null,
  version text collate "C" not null,
  language text not null,
  position integer not null,
  content text not null,
  is_required boolean not null,
  purpose text,
  items text,
  retention text,
  refusal text,
  constraint terms_contents_consent_check CHECK ((num_nonnulls(purpose, items, retention, refusal) = ANY (ARRAY[0, 4]))),
  constraint terms_contents_pkey PRIMARY KEY (terms_code, country_code, version, language, "position"),
  constraint terms_contents_position_check CHECK (("position" > 0)),
  constraint terms_contents_terms_code_fkey FOREIGN KEY (terms_code, country_code, version) REFERENCES terms_versions(terms_code, country_code, version)
);
CREATE TRIGGER terms_contents_closed BEFORE INSERT ON public.terms_contents FOR EACH ROW EXECUTE FUNCTION refuse_content_of_closed_text();
CREATE TRIGGER terms_contents_immutable BEFORE DELETE OR UPDATE ON public.terms_contents FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table terms_texts (
  terms_code text not null,
  country_code text not null,
  version text collate "C" not null,
  language text not null,
  title text not null,
  text_hash bytea not null,
  summary text,
  constraint terms_texts_pkey PRIMARY KEY (terms_code, country_code, version, language),
  constraint terms_texts_summary_check CHECK ((summary <> ''::text)),
  constraint terms_texts_terms_code_fkey FOREIGN KEY (terms_code, country_code, version) REFERENCES terms_versions(terms_code, country_code, version)
);
CREATE TRIGGER terms_texts_immutable BEFORE DELETE OR UPDATE ON public.terms_texts FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table terms_versions (
  terms_code text not null,
  country_code text not null,
  version text collate "C" not null,
  takes_effect_at timestamp with time zone not null,
  needs_consent boolean not null,
  published_at timestamp with time zone not null default app_now(),
  constraint terms_versions_pkey PRIMARY KEY (terms_code, country_code, version),
  constraint terms_versions_terms_code_check CHECK ((terms_code = ANY (ARRAY['SVCR'::text, 'POAR'::text, 'PIAR'::text, 'CMAR'::text])))
);
CREATE INDEX terms_versions_takes_effect_at_idx ON public.terms_versions USING btree (takes_effect_at) WHERE needs_consent;
CREATE TRIGGER terms_versions_immutable BEFORE DELETE OR UPDATE ON public.terms_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table undo_steps (
  company_code text not null,
  audit_id uuid not null,
  operation text not null,
  input bytea not null,
  expires_at timestamp with time zone not null,
  constraint undo_steps_pkey PRIMARY KEY (company_code, audit_id)
);
CREATE INDEX undo_steps_company_code_expires_at_idx ON public.undo_steps USING btree (company_code, expires_at);
alter table undo_steps enable row level security;
alter table undo_steps force row level security;
create policy company on undo_steps for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table used_log_in_challenges (
  challenge_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint used_log_in_challenges_pkey PRIMARY KEY (challenge_hash)
);
CREATE INDEX used_log_in_challenges_expires_at_idx ON public.used_log_in_challenges USING btree (expires_at);

create table verified_contacts (
  contact_index bytea not null,
  company_code text not null,
  person_id uuid not null,
  verified_at timestamp with time zone not null default app_now(),
  expires_at timestamp with time zone not null,
  constraint verified_contacts_pkey PRIMARY KEY (contact_index)
);

create table waiting_contacts (
  option text not null,
  contact_index bytea not null,
  company_code text not null,
  person_id uuid not null,
  constraint waiting_contacts_option_check CHECK ((option = ANY (ARRAY['externalMail'::text, 'mobile'::text, 'opencode'::text]))),
  constraint waiting_contacts_pkey PRIMARY KEY (option, contact_index, company_code)
);
CREATE INDEX waiting_contacts_company_code_person_id_idx ON public.waiting_contacts USING btree (company_code, person_id);

create table welcome_mails (
  company_code text not null,
  person_id uuid not null,
  message_id uuid not null,
  sent_at timestamp with time zone not null default app_now(),
  constraint welcome_mails_company_code_person_id_fkey FOREIGN KEY (company_code, person_id) REFERENCES people(company_code, person_id) ON DELETE CASCADE,
  constraint welcome_mails_pkey PRIMARY KEY (company_code, person_id)
);
alter table welcome_mails enable row level security;
alter table welcome_mails force row level security;
create policy company on welcome_mails for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table welcome_raises (
  company_code text not null,
  per_day integer not null,
  ends_at timestamp with time zone not null,
  constraint welcome_raises_company_code_fkey FOREIGN KEY (company_code) REFERENCES companies(company_code),
  constraint welcome_raises_pkey PRIMARY KEY (company_code)
);
alter table welcome_raises enable row level security;
alter table welcome_raises force row level security;
create policy company on welcome_raises for all to public using ((company_code = app_company())) with check ((company_code = app_company()));

create table work_pauses (
  is_paused boolean not null default true,
  is_copy boolean not null,
  since timestamp with time zone not null default clock_timestamp(),
  constraint work_pauses_one_check CHECK (is_paused),
  constraint work_pauses_pkey PRIMARY KEY (is_paused)
);

CREATE OR REPLACE FUNCTION public.add_top_department()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
begin
  perform set_config('app.company_code', new.company_code, true);
  insert into departments (company_code, department_code, name, english_name, language, sort_order)
  values (new.company_code, 'TOP', '', '', 'ko', 1);
  perform set_config('app.company_code', company_before, true);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.app_company()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN NULLIF(current_setting('app.company_code'::text, true), ''::text);

CREATE OR REPLACE FUNCTION public.app_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 PARALLEL SAFE
RETURN clock_timestamp();

CREATE OR REPLACE FUNCTION public.authorize(actor uuid, wanted text, kinds text[], ids text[])
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  moment constant timestamptz := app_now();
  company constant text := app_company();
  kind text;
  id text;
  above text;
  is_reached boolean;
begin
  if has_grant(company, actor, wanted, 'company', '', moment) then return true; end if;
  for i in 1 .. cardinality(kinds) loop
    kind := kinds[i];
    id := ids[i];
    if kind = 'session' then
      kind := 'person';
      id := (select s.person_id::text from sessions s where s.company_code = company and s.session_id = ids[i]::uuid);
    end if;
    is_reached := has_grant(company, actor, wanted, kind, id, moment);
    foreach above in array coalesce(departments_above(kind, id), '{}') loop
      exit when is_reached;
      is_reached := has_grant(company, actor, wanted, 'department', above, moment);
    end loop;
    if not is_reached then
      foreach above in array sub_organisations_above(kind, id) loop
        exit when is_reached;
        is_reached := has_grant(company, actor, wanted, 'sub-organisation', above, moment);
      end loop;
    end if;
    if not is_reached then return false; end if;
  end loop;
  return cardinality(kinds) > 0;
end $function$;

CREATE OR REPLACE FUNCTION public.authorize_each(actor uuid, wanted text, kinds text[], ids text[])
 RETURNS TABLE(place integer, is_allowed boolean, is_above boolean)
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  for n in 0 .. cardinality(kinds) loop
    place := n;
    if n = 0 then
      is_allowed := authorize(actor, wanted, '{}', '{}');
      is_above := false;
    else
      is_allowed := authorize(actor, wanted, array[kinds[n]], array[ids[n]]);
      is_above := is_allowed and kinds[n] in ('person', 'session', 'grant')
        and touches_person_above(actor, array[kinds[n]], array[ids[n]]);
    end if;
    return next;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.background_jobs(most integer)
 RETURNS TABLE(job_id bigint, task text, state text, attempts integer, max_attempts integer, due_at timestamp with time zone, locked_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select job_id, task, state, attempts, max_attempts, due_at, locked_at from (
    select j.id as job_id, j.task_identifier as task, j.attempts::integer as attempts, j.max_attempts::integer as max_attempts,
      j.run_at as due_at, j.locked_at,
      case when j.locked_at is not null and (w.seen_at > clock_timestamp() - interval '30 seconds'
          or j.locked_at > clock_timestamp() - interval '30 seconds') then 'running'
        when j.locked_at is not null then 'held' when j.attempts >= j.max_attempts then 'failed'
        when j.run_at <= clock_timestamp() then 'waiting' else 'planned' end as state
    from graphile_worker.jobs j left join job_workers w on w.worker_id = j.locked_by) as jobs
  order by array_position(array['failed', 'held', 'running', 'waiting', 'planned'], state), due_at, job_id limit most
$function$;

CREATE OR REPLACE FUNCTION public.bump_rights_of(company text, persons uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into rights_versions as known (company_code, person_id, version)
  select company, p.person_id, 1 from unnest(persons) p (person_id) group by 2 order by 2
  on conflict (company_code, person_id) do update set version = known.version + 1;
end $function$;

CREATE OR REPLACE FUNCTION public.bump_rights_of_days_off()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  company text;
begin
  for company in select distinct c.company_code from changed c loop
    perform bump_rights_of(company, array(
      select g.person_id from grants g join grant_windows w on w.company_code = company and w.grant_window_id = g.window_id
      where g.company_code = company and g.window_id is not null and w.closes_on_days_off));
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.bump_rights_of_role()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform bump_rights_of(new.company_code, array(
    select g.person_id from grants g where g.company_code = new.company_code and g.company_role_id = new.company_role_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.bump_rights_of_window()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform bump_rights_of(new.company_code, array(
    select g.person_id from grants g where g.company_code = new.company_code and g.window_id = new.grant_window_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.bump_rights_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- In one order, so that two transactions do not wait for each other.
  insert into rights_versions as known (company_code, person_id, version)
  select company_code, person_id, 1 from changed group by 1, 2 order by 1, 2
  on conflict (company_code, person_id) do update set version = known.version + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.closed_hours(actor uuid, wanted text, kinds text[], ids text[])
 RETURNS TABLE(weekly int4multirange, zone text, is_day_off boolean, opens_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  moment constant timestamptz := app_now();
begin
  return query
    with asked as materialized (
      select t.place, e.reason, e.window_id, e.valid_from, e.valid_until, e.grant_id is not null and e.reason is null as is_reached,
        coalesce(e.reason in ('otherHours', 'dayOff'), false) as is_closed
      from unnest(kinds, ids) with ordinality t (kind, id, place)
      left join lateral explain_right(actor, wanted, '{}', t.kind, t.id, moment) e on true),
    places as materialized (
      select a.place, bool_or(a.is_reached) as is_reached, bool_or(a.is_closed) as is_closed from asked a group by a.place),
    waiting as materialized (
      select a.place, a.reason, a.is_closed, w.weekly, w.zone, a.valid_until,
        case when a.window_id is null then a.valid_from else next_opening(w, greatest(moment, a.valid_from)) end as opens
      from asked a join places p on p.place = a.place
      left join grant_windows w on w.company_code = app_company() and w.grant_window_id = a.window_id
      where (a.is_closed or a.reason = 'notYet') and not p.is_reached
        and not exists (select from places q where not (q.is_reached or q.is_closed)))
    select distinct s.weekly, s.zone, s.reason = 'dayOff',
      (select case when bool_and(f.opens is not null) then max(f.opens) end from (
        select min(o.opens) filter (where o.opens < o.valid_until) as opens from waiting o group by o.place) f)
    from waiting s where s.is_closed and s.weekly is not null;
end $function$;

CREATE OR REPLACE FUNCTION public.companies_at(address inet)
 RETURNS TABLE(company_code text, people integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
begin
  for company in
    select r.company_code from access_rules r
      join companies c on c.company_code = r.company_code and c.ended_at is null
      cross join lateral (select max(masklen(n)) as narrowest from unnest(r.networks) n where address <<= n) within
    where r.networks_key is not null and within.narrowest is not null
    order by within.narrowest desc, r.company_code limit 5
  loop
    perform set_config('app.company_code', company, true);
    return query select company, count(*)::integer
      from (select from people p where p.company_code = company and p.closed_at is null limit 1000) counted;
  end loop;
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.companies_to_link(companies text[])
 RETURNS SETOF text
 LANGUAGE plpgsql
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
  since timestamptz;
begin
  foreach company in array companies loop
    perform set_config('app.company_code', company, true);
    since := linked_since(company);
    if exists (select from audit_log a where a.company_code = company and a.occurred_at >= since and is_linkable(a.occurred_at)
      and not exists (select from audit_links l where l.company_code = company and l.audit_id = a.audit_id))
    then
      return next company;
    end if;
  end loop;
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.companies_to_link(companies text[], passed timestamp with time zone)
 RETURNS TABLE(company_code text, is_cut boolean)
 LANGUAGE plpgsql
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  passed_since constant timestamptz := least(passed, app_now()) - interval '15 minutes';
  company text;
  since timestamptz;
  newest timestamptz;
begin
  foreach company in array companies loop
    perform set_config('app.company_code', company, true);
    newest := coalesce((select l.newest_at from audit_links l where l.company_code = company
      order by l.sequence desc limit 1), '-infinity');
    since := linked_since(company, passed);
    company_code := company;
    is_cut := exists (select from audit_log a where a.company_code = company
      and a.occurred_at > newest and a.occurred_at < passed_since);
    if is_cut or exists (select from audit_log a where a.company_code = company and a.occurred_at >= since
      and is_linkable(a.occurred_at)
      and not exists (select from audit_links l where l.company_code = company and l.audit_id = a.audit_id))
    then
      return next;
    end if;
  end loop;
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.companies_with_due_plans(companies text[])
 RETURNS SETOF text
 LANGUAGE plpgsql
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
  today date;
begin
  foreach company in array companies loop
    perform set_config('app.company_code', company, true);
    select (app_now() at time zone c.time_zone)::date into today from companies c
      where c.company_code = company and c.ended_at is null;
    if exists (select from plans p where p.company_code = company and p.state = 'waiting' and p.due_on <= today)
      or exists (select from row_runs r
        where r.company_code = company and r.origin = 'plan' and r.ended_at is null and r.state = 'filling')
      or exists (select from plans p join row_runs r on r.company_code = p.company_code and r.run_id = p.run_id
        where p.company_code = company and p.state = 'running' and p.due_on is not null and r.ended_at is not null)
    then
      return next company;
    end if;
  end loop;
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.company_role_then(company text, id uuid, moment timestamp with time zone)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return coalesce(
    (select c.permissions from company_role_changes c where c.company_code = company and c.company_role_id = id and c.changed_at <= moment
      order by c.changed_at desc, c.change_id desc limit 1),
    (select r.permissions from company_roles r where r.company_code = company and r.company_role_id = id), '{}');
end $function$;

CREATE OR REPLACE FUNCTION public.comparable_text(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN lower(regexp_replace(fold_latin(plain_signs(written)), '\s'::text, ''::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.compared_name(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN lower(regexp_replace(btrim(NORMALIZE(written, NFKC)), '\s+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.copies_of(company text, persons uuid[])
 RETURNS TABLE(person_id uuid, through_id uuid, role text, permission text, scope_kind text, scope_id text, valid_from timestamp with time zone, valid_until timestamp with time zone, window_id uuid, given_at timestamp with time zone, given_by uuid)
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return query
    select h.person_id, r.role_grant_id, r.role, r.permission, r.scope_kind, r.scope_id,
      max(greatest(h.valid_from, r.valid_from)), max(least(h.valid_until, r.valid_until)), r.window_id, r.given_at, r.given_by
    from role_grants r join grants h on h.company_code = company and h.person_id = any (persons) and h.through_id is null
      and h.scope_kind = 'company' and h.window_id is null and (h.role = r.holder_role or h.company_role_id = r.holder_role_id)
    where r.company_code = company and greatest(h.valid_from, r.valid_from) < least(h.valid_until, r.valid_until)
    group by h.person_id, r.role_grant_id, r.role, r.permission, r.scope_kind, r.scope_id, r.window_id, r.given_at, r.given_by;
end $function$;

CREATE OR REPLACE FUNCTION public.copy_grants_of_holder()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held constant grants := case tg_op when 'DELETE' then old else new end;
begin
  if exists (select from role_grants r where r.company_code = held.company_code
    and (r.holder_role = held.role or r.holder_role_id = held.company_role_id)) or tg_op = 'UPDATE' then
    perform copy_role_grants(held.company_code, array[held.person_id]);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.copy_role_grant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held constant role_grants := case tg_op when 'DELETE' then old else new end;
begin
  perform copy_role_grants(held.company_code, array(
    select g.person_id from grants g where g.company_code = held.company_code and g.through_id = held.role_grant_id
    union
    select g.person_id from grants g where g.company_code = held.company_code and g.through_id is null
      and g.scope_kind = 'company' and (g.role = held.holder_role or g.company_role_id = held.holder_role_id)));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.copy_role_grants(company text, persons uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from grants g where g.company_code = company and g.person_id = any (persons) and g.through_id is not null
    and not exists (select from copies_of(company, persons) c where c.person_id = g.person_id and c.through_id = g.through_id);
  insert into grants as held (company_code, person_id, through_id, role, permission, scope_kind, scope_id, valid_from, valid_until,
    window_id, given_at, given_by)
  select company, c.* from (select c.person_id, c.through_id, c.role, c.permission, c.scope_kind, c.scope_id, c.valid_from,
    c.valid_until, c.window_id, c.given_at, c.given_by from copies_of(company, persons) c order by 1, 2) c
  on conflict (company_code, through_id, person_id) where through_id is not null do update set
    role = excluded.role, permission = excluded.permission, scope_kind = excluded.scope_kind, scope_id = excluded.scope_id,
    valid_from = excluded.valid_from, valid_until = excluded.valid_until, window_id = excluded.window_id
  where (held.role, held.permission, held.scope_kind, held.scope_id, held.valid_from, held.valid_until, held.window_id) is distinct from
    (excluded.role, excluded.permission, excluded.scope_kind, excluded.scope_id, excluded.valid_from, excluded.valid_until, excluded.window_id);
end $function$;

CREATE OR REPLACE FUNCTION public.count_background_jobs()
 RETURNS TABLE(waiting integer, running integer, held integer, failed integer, planned integer, oldest_due_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select count(*) filter (where state = 'waiting')::integer, count(*) filter (where state = 'running')::integer,
    count(*) filter (where state = 'held')::integer, count(*) filter (where state = 'failed')::integer,
    count(*) filter (where state = 'planned')::integer, min(due_at) filter (where state = 'waiting')
  from background_jobs(null)
$function$;

CREATE OR REPLACE FUNCTION public.count_changed_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into people_counts (company_code, department_code, has_applied, is_retired, is_guest, has_second_factor, people)
  select c.company_code, c.department_code, c.has_applied, c.is_retired, c.is_guest, c.has_second_factor, c.people
  from (values
    (old.company_code, old.department_code, old.applied_at is not null, old.employment_status = 'R', old.is_guest,
      old.has_second_factor, -1, old.closed_at),
    (new.company_code, new.department_code, new.applied_at is not null, new.employment_status = 'R', new.is_guest,
      new.has_second_factor, 1, new.closed_at))
    c (company_code, department_code, has_applied, is_retired, is_guest, has_second_factor, people, closed_at)
  where c.closed_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_failed_log_ins(failures jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  most_networks constant integer := 20;
  failure record;
begin
  for failure in
    select * from jsonb_to_recordset(failures)
      as f ("companyCode" text, "personId" uuid, reason text, network cidr, tries bigint)
    -- In one order, so that two processes never wait for each other.
    order by "companyCode", "personId", reason, network
  loop
    perform set_config('app.company_code', failure."companyCode", true);
    insert into failed_log_ins as known (company_code, person_id, began_at, reason, network, tries, last_at)
    select p.company_code, p.person_id, hour, failure.reason,
      case when exists (
          select from failed_log_ins f where f.company_code = p.company_code and f.person_id = p.person_id
            and f.began_at = hour and f.reason = failure.reason and f.network = failure.network)
        or (select count(*) < most_networks from failed_log_ins f
          where f.company_code = p.company_code and f.person_id = p.person_id and f.began_at = hour
            and f.reason = failure.reason)
      then failure.network else '0.0.0.0/0' end,
      failure.tries, app_now()
    from people p join companies c on c.company_code = p.company_code,
      date_trunc('hour', app_now(), c.time_zone) as hour
    where p.company_code = failure."companyCode" and p.person_id = failure."personId" and p.closed_at is null
    on conflict (company_code, person_id, began_at, reason, network) do update
      set tries = known.tries + excluded.tries, last_at = excluded.last_at;
  end loop;
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.count_people_of_statement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into people_counts (company_code, department_code, has_applied, is_retired, is_guest, has_second_factor, people)
  select n.company_code, n.department_code, n.applied_at is not null, n.employment_status = 'R', n.is_guest, n.has_second_factor,
    count(*) * tg_argv[0]::integer
  from counted n where n.closed_at is null and (tg_op = 'INSERT' or not exists (
    select from companies c where c.company_code = n.company_code and c.destroyed_after <= app_now()))
  group by 1, 2, 3, 4, 5, 6;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_references(target regclass, company text, code text)
 RETURNS TABLE(referring text, amount bigint)
 LANGUAGE plpgsql
AS $function$
declare
  reference record;
begin
  for reference in
    select k.conrelid::regclass as place, k.conrelid, k.conkey from pg_constraint k
    where k.contype = 'f' and k.confrelid = target and cardinality(k.conkey) = 2 and k.confdeltype in ('a', 'r')
  loop
    referring := reference.place::text;
    execute format('select count(*) from %s where company_code = $1 and %I = $2', reference.place,
      (select a.attname from pg_attribute a where a.attrelid = reference.conrelid and a.attnum = reference.conkey[2]))
      into amount using company, code;
    return next;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.departments_above(kind text, id text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (select string_to_array(rtrim(d.path, '/'), '/') from departments d
    where d.company_code = app_company() and d.department_code = case kind
      when 'department' then id
      when 'person' then (select p.department_code from people p where p.company_code = app_company() and p.person_id = id::uuid)
      when 'grant' then (select g.scope_id from grants g
        where g.company_code = app_company() and g.grant_id = id::uuid and g.scope_kind = 'department')
      when 'right-request' then (select r.scope_id from right_requests r
        where r.company_code = app_company() and r.request_id = id::uuid and r.scope_kind = 'department')
      when 'invitation' then (select i.department_code from invitations i
        where i.company_code = app_company() and i.invitation_id = id::uuid)
      when 'session' then (select p.department_code from sessions s
        join people p on p.company_code = s.company_code and p.person_id = s.person_id
        where s.company_code = app_company() and s.session_id = id::uuid)
    end);
end $function$;

CREATE OR REPLACE FUNCTION public.departments_within(paths text[])
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE ROWS 50
AS $function$
begin
  return query
    with tops as materialized (select t.path, left(t.path, 1000) as first, left(t.path, 1000) || '~' as last from unnest(paths) t (path))
    select below.department_code from tops cross join lateral (
      select d.department_code, d.path from departments d
      where d.company_code = app_company() and d.path_start >= tops.first and d.path_start <= tops.last offset 0) below
    where starts_with(below.path, tops.path);
end $function$;

CREATE OR REPLACE FUNCTION public.destroy_ended_company(company text, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  place record;
  gone integer;
  total integer := 0;
begin
  perform from companies c where c.company_code = company and c.destroyed_after <= app_now() for update;
  if not found then return 0; end if;
  perform set_config('app.company_code', company, true);
  for place in
    with recursive held as (
      select c.oid, a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
        and a.attname in ('company_code', 'issuer_company_code') and c.relname <> all (kept_of_ended_companies())),
    referring as (
      select distinct k.conrelid, k.confrelid from pg_constraint k
      where k.contype = 'f' and k.conrelid <> k.confrelid
        and k.conrelid in (select h.oid from held h) and k.confrelid in (select h.oid from held h)),
    depth as (
      select h.oid, 0 as level from held h
      union
      select r.confrelid, d.level + 1 from depth d join referring r on r.conrelid = d.oid)
    select h.oid::regclass as name, h.attname as company_column, (
        -- Changes of the other tables are written down there, so that the history goes last.
        select max(d.level) from depth d where d.oid = h.oid) + (h.oid = 'history'::regclass)::integer * 1000 as level,
      coalesce((
        select string_agg(format(' and not exists (select from %s lower where lower.%I = t.%I and lower.%I = t.%I)',
          h.oid::regclass, c1.attname, f1.attname, c2.attname, f2.attname), '')
        from pg_constraint k
        join pg_attribute c1 on c1.attrelid = h.oid and c1.attnum = k.conkey[1]
        join pg_attribute f1 on f1.attrelid = h.oid and f1.attnum = k.confkey[1]
        join pg_attribute c2 on c2.attrelid = h.oid and c2.attnum = k.conkey[2]
        join pg_attribute f2 on f2.attrelid = h.oid and f2.attnum = k.confkey[2]
        where k.contype = 'f' and k.conrelid = h.oid and k.confrelid = h.oid), '')
      || case when h.oid = 'login_ids'::regclass then ' and t.kept_until is null' else '' end as conditions
    from held h order by 3
  loop
    loop
      execute format('delete from %1$s where ctid = any (array(select t.ctid from %1$s t where t.%2$I = $1%3$s limit $2))',
        place.name, place.company_column, place.conditions) using company, most - total;
      get diagnostics gone = row_count;
      total := total + gone;
      exit when gone = 0 or total >= most;
    end loop;
    exit when total >= most;
  end loop;
  perform set_config('app.company_code', company_before, true);
  return total;
end $function$;

CREATE OR REPLACE FUNCTION public.destroy_rows_of_company(company text, most integer, apart text[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  place record;
  gone integer;
  total integer := 0;
begin
  perform from companies c where c.company_code = company and c.destroyed_after <= app_now() for update;
  if not found then return 0; end if;
  perform set_config('app.company_code', company, true);
  for place in
    with recursive held as (
      select c.oid, a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
        and a.attname in ('company_code', 'issuer_company_code') and c.relname <> all (kept_of_ended_companies() || apart)),
    referring as (
      select distinct k.conrelid, k.confrelid from pg_constraint k
      where k.contype = 'f' and k.conrelid <> k.confrelid
        and k.conrelid in (select h.oid from held h) and k.confrelid in (select h.oid from held h)),
    depth as (
      select h.oid, 0 as level from held h
      union
      select r.confrelid, d.level + 1 from depth d join referring r on r.conrelid = d.oid)
    select h.oid::regclass as name, h.attname as company_column, (
        -- Changes of the other tables are written down there, so that the history goes last.
        select max(d.level) from depth d where d.oid = h.oid) + (h.oid = 'history'::regclass)::integer * 1000 as level,
      coalesce((
        select string_agg(format(' and not exists (select from %s lower where lower.%I = t.%I and lower.%I = t.%I)',
          h.oid::regclass, c1.attname, f1.attname, c2.attname, f2.attname), '')
        from pg_constraint k
        join pg_attribute c1 on c1.attrelid = h.oid and c1.attnum = k.conkey[1]
        join pg_attribute f1 on f1.attrelid = h.oid and f1.attnum = k.confkey[1]
        join pg_attribute c2 on c2.attrelid = h.oid and c2.attnum = k.conkey[2]
        join pg_attribute f2 on f2.attrelid = h.oid and f2.attnum = k.confkey[2]
        where k.contype = 'f' and k.conrelid = h.oid and k.confrelid = h.oid), '') as conditions
    from held h order by 3
  loop
    loop
      execute format('delete from %1$s where ctid = any (array(select t.ctid from %1$s t where t.%2$I = $1%3$s limit $2))',
        place.name, place.company_column, place.conditions) using company, most - total;
      get diagnostics gone = row_count;
      total := total + gone;
      exit when gone = 0 or total >= most;
    end loop;
    exit when total >= most;
  end loop;
  perform set_config('app.company_code', company_before, true);
  return total;
end $function$;

CREATE OR REPLACE FUNCTION public.empty_tables_of_person(company text, person uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  reference record;
begin
  for reference in
    select k.conrelid::regclass as place, a.attname as person_column from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
    where k.contype = 'f' and k.confrelid = 'people'::regclass and k.confdeltype = 'c' and cardinality(k.conkey) = 2
  loop
    execute format('delete from %s where company_code = $1 and %I = $2', reference.place, reference.person_column)
      using company, person;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.end_department_search()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from department_search s using deleted d
  where s.company_code = d.company_code and s.department_code = d.department_code;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_grants_of_department()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from role_grants where company_code = old.company_code and scope_kind = 'department' and scope_id = old.department_code;
  delete from grants where company_code = old.company_code and scope_kind = 'department' and scope_id = old.department_code;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_grants_of_sub_organisation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from role_grants where company_code = old.company_code and scope_kind = 'sub-organisation' and scope_id = old.sub_organisation_id::text;
  delete from grants where company_code = old.company_code and scope_kind = 'sub-organisation' and scope_id = old.sub_organisation_id::text;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_people_search()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from people_search s using deleted d where s.company_code = d.company_code and s.person_id = d.person_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_posts_of_retired()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from concurrent_posts where company_code = new.company_code and person_id = new.person_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_sessions_of_retired()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from people where company_code = new.company_code and person_id = new.person_id for update;
  update login_ties set state = 'ended', expires_at = null where state <> 'ended'
    and (company_code = new.company_code and person_id = new.person_id
      or login_company_code = new.company_code and login_person_id = new.person_id);
  delete from pending_log_ins where company_code = new.company_code and person_id = new.person_id;
  delete from sessions where company_code = new.company_code and person_id = new.person_id;
  delete from pending_log_ins p using login_ties t
    where t.login_company_code = new.company_code and t.login_person_id = new.person_id
      and p.company_code = t.company_code and p.person_id = t.person_id;
  delete from sessions s using login_ties t
    where t.login_company_code = new.company_code and t.login_person_id = new.person_id
      and s.company_code = t.company_code and s.person_id = t.person_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.end_sessions_of_suspended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from people where company_code = new.company_code and person_id = new.person_id for update;
  delete from pending_log_ins where company_code = new.company_code and person_id = new.person_id;
  delete from sessions where company_code = new.company_code and person_id = new.person_id;
  delete from pending_log_ins p using login_ties t
    where t.login_company_code = new.company_code and t.login_person_id = new.person_id
      and p.company_code = t.company_code and p.person_id = t.person_id;
  delete from sessions s using login_ties t
    where t.login_company_code = new.company_code and t.login_person_id = new.person_id
      and s.company_code = t.company_code and s.person_id = t.person_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.end_sessions_on_leave()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from pending_log_ins p using people h
    where h.company_code = new.company_code and h.employment_status = 'L'
      and p.company_code = h.company_code and p.person_id = h.person_id;
  delete from sessions s using people h
    where h.company_code = new.company_code and h.employment_status = 'L'
      and s.company_code = h.company_code and s.person_id = h.person_id;
  delete from pending_log_ins p using login_ties t, people h
    where h.company_code = new.company_code and h.employment_status = 'L'
      and t.login_company_code = h.company_code and t.login_person_id = h.person_id
      and p.company_code = t.company_code and p.person_id = t.person_id;
  delete from sessions s using login_ties t, people h
    where h.company_code = new.company_code and h.employment_status = 'L'
      and t.login_company_code = h.company_code and t.login_person_id = h.person_id
      and s.company_code = t.company_code and s.person_id = t.person_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.end_sessions_with_id()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update sessions s set expires_at = least(s.expires_at, id_ends_at(new.id_valid_until, c.time_zone)) from companies c
  where c.company_code = new.company_code and (s.company_code = new.company_code and s.person_id = new.person_id
    or exists (select from login_ties t
      where t.login_company_code = new.company_code and t.login_person_id = new.person_id
        and s.company_code = t.company_code and s.person_id = t.person_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.enqueue_job(task text, payload json, job_key text DEFAULT NULL::text, wait interval DEFAULT '00:00:00'::interval)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Of one key at most one job waits. Asked for at once, it begins at once; after a wait, it keeps the time that it had,
  -- so that it is not put off, however many transactions ask for it.
  perform graphile_worker.add_job(task, payload, run_at := now() + wait, max_attempts := 12, job_key := job_key,
    job_key_mode := case when wait > '0' then 'preserve_run_at' else 'replace' end);
end $function$;

CREATE OR REPLACE FUNCTION public.explain_right(actor uuid, wanted text, views text[], kind text, id text, moment timestamp with time zone)
 RETURNS TABLE(grant_id uuid, through_id uuid, role text, permission text, company_role_id uuid, scope_kind text, scope_id text, valid_from timestamp with time zone, valid_until timestamp with time zone, window_id uuid, weekly int4multirange, zone text, reason text)
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  company constant text := app_company();
  above constant text[] := case when kind in ('', 'company') then '{}' else coalesce(departments_above(kind, id), '{}') end;
  around constant text[] := case when kind in ('', 'company') then '{}' else sub_organisations_above(kind, id) end;
begin
  return query
    select g.grant_id, g.through_id, g.role, g.permission, g.company_role_id, g.scope_kind, g.scope_id, g.valid_from, g.valid_until,
      g.window_id, w.weekly, w.zone,
      case
        when not (kind = '' or g.scope_kind = 'company' or g.scope_kind = kind and g.scope_id = id
          or g.scope_kind = 'department' and g.scope_id = any (above)
          or g.scope_kind = 'sub-organisation' and g.scope_id = any (around)) then 'otherScope'
        when not wanted = any (o.permissions) then 'viewOnly'
        when moment < g.valid_from then 'notYet'
        when moment >= g.valid_until then 'over'
        when g.window_id is not null and w.grant_window_id is null then 'otherHours'
        when g.window_id is not null then window_closed(w, moment) end
    from grants_then(company, actor, moment) g
    left join lateral (select * from window_then(company, g.window_id, moment)) w on g.window_id is not null
    cross join lateral (select case
      when g.permission is not null then array[g.permission]
      when g.company_role_id is not null then company_role_then(company, g.company_role_id, moment)
      else array(select r.permission from role_permissions r where r.role = g.role) end as permissions) o
    where wanted = any (o.permissions) or views && o.permissions;
end $function$;

CREATE OR REPLACE FUNCTION public.fill_session_profile()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  rules access_rules;
begin
  perform set_config('app.company_code', new.company_code, true);
  perform from people where company_code = new.company_code and person_id = new.person_id for share;
  perform from companies where company_code = new.company_code and ended_at is null for key share;
  if not found then
    raise exception 'the company has ended its service'
      using errcode = 'integrity_constraint_violation', constraint = 'companies_in_service';
  end if;
  -- `least` passes over null.
  new.expires_at := least(new.expires_at, refuse_ended_entrance(new.company_code, new.person_id));
  select * into rules from access_rules where company_code = new.company_code;
  if found then
    new.is_kept := new.is_kept and rules.allows_staying;
    new.idle_seconds := least(new.idle_seconds, rules.idle_minutes * 60);
    new.expires_at := least(new.expires_at, app_now() + make_interval(hours => rules.session_hours));
  end if;
  new.must_renew_password := must_renew_password(new.company_code, new.person_id);
  new.profile := session_profile(new.company_code, new.person_id);
  perform set_config('app.company_code', company_before, true);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.find_departments(needle text)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company constant text := app_company();
  wanted constant text[] := search_pieces(company, needle);
begin
  if wanted = '{}' then
    return query select s.department_code from department_search s
      where s.company_code = company and strpos(s.written, needle) > 0;
  else
    return query select s.department_code from department_search s
      where search_pieces(s.company_code, s.written) @> wanted and s.company_code || '' = company and strpos(s.written, needle) > 0;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.find_open_invitation(code bytea)
 RETURNS TABLE(company_code text, invitation_id uuid, is_awaited boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  known invitation_links%rowtype;
begin
  select * into known from invitation_links l where l.code_hash = code;
  perform set_config('app.company_code', coalesce(known.company_code, ''), true);
  return query
    select i.company_code, i.invitation_id, i.used_count >= i.max_uses from invitations i
    where i.company_code = known.company_code and i.invitation_id = known.invitation_id and i.code_hash = code
      and i.revoked_at is null and i.expires_at > app_now() and is_in_service(i.company_code)
      and not is_by_locked(i.inviter_id)
      and (i.used_count < i.max_uses or i.kind = 'person' and exists (
        select from invitation_joins j
        where j.company_code = i.company_code and j.invitation_id = i.invitation_id and j.state = 'waiting'
          and j.waits_until > app_now()));
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.find_people(needles text[], number text, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 100
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company constant text := app_company();
  needle text;
  wanted text[];
begin
  foreach needle in array needles loop
    wanted := search_pieces(company, needle);
    if wanted = '{}' then
      return query select s.person_id from people_search s where s.company_code = company and strpos(s.written, needle) > 0 limit most;
    else
      -- The company is asked for once more, and not by an index: that of the pieces leads to few.
      return query select s.person_id from people_search s
        where search_pieces(s.company_code, s.written) @> wanted and s.company_code || '' = company and strpos(s.written, needle) > 0
        limit most;
    end if;
  end loop;
  return query select s.person_id from people_search s where s.company_code = company and s.employee_number = upper(number);
end $function$;

CREATE OR REPLACE FUNCTION public.flow_id_domain(flow uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select m.domain
  from invitation_flows f
  join mail_domains m on m.company_code = f.company_code and m.domain = f.id_domain and m.state = 'proven'
  where f.flow_id = flow
$function$;

CREATE OR REPLACE FUNCTION public.flow_id_profile(flow uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case when c.company_type = 'sap' then 'sap' else c.id_profile end
  from invitation_flows i join companies c on c.company_code = i.company_code where i.flow_id = flow
$function$;

CREATE OR REPLACE FUNCTION public.flow_invitation(flow uuid)
 RETURNS TABLE(company_code text, invitation_id uuid, max_uses integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  known invitation_flows%rowtype;
begin
  select * into known from invitation_flows f where f.flow_id = flow;
  perform set_config('app.company_code', coalesce(known.company_code, ''), true);
  return query
    select i.company_code, i.invitation_id, i.max_uses from invitations i
    where i.company_code = known.company_code and i.invitation_id = known.invitation_id
      and (i.kind = 'promotion' or i.code_hash = known.code_hash)
      and i.revoked_at is null and i.expires_at > app_now() and i.used_count < i.max_uses
      and is_in_service(i.company_code);
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.fold_latin(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN translate(NORMALIZE(regexp_replace(NORMALIZE(written, NFD), '([A-Za-zØø])[\u0300-\u036f]+'::text, '\1'::text, 'g'::text), NFC), 'ĐđŁłØø'::text, 'DdLlOo'::text);

CREATE OR REPLACE FUNCTION public.fold_people_counts(company text)
 RETURNS void
 LANGUAGE sql
AS $function$
  with gone as (
    delete from people_counts n where n.company_code = company and n.department_code in (
      select u.department_code from people_counts u where u.company_code = company and not u.is_folded)
    returning n.department_code, n.has_applied, n.is_retired, n.is_guest, n.has_second_factor, n.people)
  insert into people_counts
    (company_code, department_code, has_applied, is_retired, is_guest, has_second_factor, people, is_folded)
  select company, g.department_code, g.has_applied, g.is_retired, g.is_guest, g.has_second_factor, sum(g.people), true
  from gone g group by 2, 3, 4, 5, 6 having sum(g.people) <> 0;
$function$;

CREATE OR REPLACE FUNCTION public.free_seat_that_comes_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from people p
    where p.company_code = new.company_code and p.person_id = new.person_id and p.employment_status <> 'R' and p.closed_at is null
    for no key update;
  if not found or exists (
    select from seats s where s.company_code = new.company_code and s.person_id = new.person_id) then
    new.person_id := null;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.give_grants_of_roles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into grants (company_code, person_id, role) select company_code, person_id, role from added;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.give_up_background_job(job bigint)
 RETURNS text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with gone as (
    delete from graphile_worker._private_jobs j where j.id = job and j.locked_at is null returning j.task_id)
  select t.identifier from gone join graphile_worker._private_tasks t on t.id = gone.task_id
$function$;

CREATE OR REPLACE FUNCTION public.givers_of(wanted text, kind text, id text, until timestamp with time zone, most integer)
 RETURNS TABLE(person_id uuid)
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return query
    with holders as (
      select distinct g.person_id as holder from grants g
      left join opened_by_roles(app_company()) r on r.name = coalesce(g.role, g.company_role_id::text)
      where g.company_code = app_company() and coalesce(g.permission, r.permission) = 'grants.change'
        and g.valid_from <= app_now() and app_now() < g.valid_until)
    select h.holder from holders h
    where authorize(h.holder, 'grants.change', array[kind], array[id])
      and may_give(h.holder, array[wanted], kind, id, until, null)
    order by h.holder limit most;
end $function$;

CREATE OR REPLACE FUNCTION public.grants_then(company text, person uuid, moment timestamp with time zone)
 RETURNS TABLE(grant_id uuid, through_id uuid, role text, permission text, company_role_id uuid, scope_kind text, scope_id text, valid_from timestamp with time zone, valid_until timestamp with time zone, window_id uuid)
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return query
    select g.grant_id, g.through_id, g.role, g.permission, g.company_role_id, g.scope_kind, g.scope_id, g.valid_from, g.valid_until, g.window_id
    from grants g where g.company_code = company and g.person_id = person
      and not exists (select from grant_changes c where c.company_code = company and c.person_id = person
        and c.grant_id = g.grant_id and c.changed_at > moment)
    union all
    select t.grant_id, t.through_id, t.role, t.permission, t.company_role_id, t.scope_kind, t.scope_id, t.valid_from, t.valid_until, t.window_id
    from (select distinct on (c.grant_id) c.* from grant_changes c
      where c.company_code = company and c.person_id = person and c.changed_at > moment
      order by c.grant_id, c.changed_at, c.change_id) t
    where t.change = 'taken';
end $function$;

CREATE OR REPLACE PROCEDURE public.guard_company_table(IN guarded regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format('create policy company on %s using (company_code = app_company()) with check (company_code = app_company())', guarded);
end $procedure$;

CREATE OR REPLACE FUNCTION public.has_grant(company text, actor uuid, wanted text, kind text, id text, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return exists (select from grants g join role_permissions r on r.role = g.role and r.permission = wanted
      where g.company_code = company and g.person_id = actor and g.scope_kind = kind and g.scope_id = id
        and g.valid_from <= moment and moment < g.valid_until
        and (g.window_id is null or in_window(company, g.window_id, moment)))
    or exists (select from grants g
      where g.company_code = company and g.person_id = actor and g.scope_kind = kind and g.scope_id = id
        and g.permission = wanted and g.valid_from <= moment and moment < g.valid_until
        and (g.window_id is null or in_window(company, g.window_id, moment)))
    or exists (select from grants g
      join company_roles r on r.company_code = company and r.company_role_id = g.company_role_id
      where g.company_code = company and g.person_id = actor and g.scope_kind = kind and g.scope_id = id
        and g.company_role_id is not null and wanted = any (r.permissions)
        and g.valid_from <= moment and moment < g.valid_until
        and (g.window_id is null or in_window(company, g.window_id, moment)));
end $function$;

CREATE OR REPLACE FUNCTION public.has_more_rights(person uuid, other uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return have_more_rights(array[person], other);
end $function$;

CREATE OR REPLACE FUNCTION public.hasten_messages(only_id uuid DEFAULT NULL::uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  hastened uuid[];
  known uuid[];
begin
  with due as (
    select message_id from outbox where state = 'waiting' and failure is not null and expires_at > app_now()
      and (only_id is null or message_id = only_id) order by message_id for update),
  again as (update outbox o set failure = null from due where o.message_id = due.message_id returning o.message_id)
  select coalesce(array_agg(message_id), '{}') into hastened from again;
  with jobs as (
    select j.id, (j.payload ->> 'messageId')::uuid as message_id from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'deliver-message' and (j.payload ->> 'messageId')::uuid = any(hastened)),
  again as (select graphile_worker.reschedule_jobs(array(select id from jobs), run_at := now(), attempts := 0))
  select coalesce(array_agg(message_id), '{}') into known from jobs where (select count(*) from again) >= 0;
  perform graphile_worker.add_job('deliver-message', json_build_object('messageId', message_id), max_attempts := 12)
    from unnest(hastened) as message_id where message_id <> all(known);
  return cardinality(hastened);
end $function$;

CREATE OR REPLACE FUNCTION public.have_more_rights(persons uuid[], other uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  company constant text := app_company();
  moment constant timestamptz := app_now();
  everywhere constant text[] := array(
    select coalesce(g.permission, r.permission)
    from grants g left join opened_by_roles(company) r on r.name = coalesce(g.role, g.company_role_id::text)
    where g.company_code = company and g.person_id = other and g.scope_kind = 'company'
      and g.valid_from <= moment and moment < g.valid_until
      and (g.window_id is null or in_window(company, g.window_id, moment)));
begin
  -- The candidate of an open hand-over counts as the representative already.
  return exists (
    select from handovers h join role_permissions r on r.role = 'representative'
    where h.company_code = company and h.to_person_id = any (persons) and h.to_person_id <> other and h.expires_at > moment
      and (r.permission = any (everywhere)) is not true)
  or exists (
    -- A join would read all of them before the first is looked at. What they may do outside their hours counts.
    select from grants g cross join lateral unnest(
      case when g.permission is not null then array[g.permission]
        when g.company_role_id is not null then (select r.permissions from company_roles r
          where r.company_code = company and r.company_role_id = g.company_role_id)
        else array(select r.permission from role_permissions r where r.role = g.role) end) held (permission)
    where g.company_code = company and g.person_id = any (persons) and g.person_id <> other and moment < g.valid_until
      and (g.permission = any (everywhere)) is not true and (held.permission = any (everywhere)) is not true
      and ((held.permission, g.scope_kind, g.scope_id) in (
        select coalesce(o.permission, r.permission), o.scope_kind, o.scope_id
        from grants o left join opened_by_roles(company) r on r.name = coalesce(o.role, o.company_role_id::text)
        where o.company_code = company and o.person_id = other and o.scope_kind <> 'company'
          and o.valid_from <= moment and moment < o.valid_until
          and (o.window_id is null or in_window(company, o.window_id, moment)))) is not true
      and not exists (
        select from (
          select 'department', unnest(departments_above(g.scope_kind, g.scope_id))
          union all
          select 'sub-organisation', unnest(sub_organisations_above(g.scope_kind, g.scope_id))) above (kind, code)
        where ((held.permission, above.kind, above.code) in (
          select coalesce(o.permission, r.permission), o.scope_kind, o.scope_id
          from grants o left join opened_by_roles(company) r on r.name = coalesce(o.role, o.company_role_id::text)
          where o.company_code = company and o.person_id = other and o.scope_kind in ('department', 'sub-organisation')
            and o.valid_from <= moment and moment < o.valid_until
            and (o.window_id is null or in_window(company, o.window_id, moment)))) is true));
end $function$;

CREATE OR REPLACE FUNCTION public.heads_recorded_since()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select applied_at from schema_migrations where name = '20261129220200-history-of-heads'
$function$;

CREATE OR REPLACE FUNCTION public.id_ends_at(last_day text, zone text)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return case when last_day = '' then null else (last_day::date + 1)::timestamp at time zone zone end;
end $function$;

CREATE OR REPLACE FUNCTION public.in_window(company text, id uuid, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  held grant_windows;
begin
  select * into held from grant_windows w where w.company_code = company and w.grant_window_id = id;
  return found and window_closed(held, moment) is null;
end $function$;

CREATE OR REPLACE FUNCTION public.initials_of(comparable text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  initials text := '';
  letter text;
  code integer;
begin
  foreach letter in array coalesce(string_to_array(comparable, null), '{}') loop
    code := ascii(letter);
    initials := initials || case when code between 44032 and 55203
      then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (code - 44032) / 588 + 1, 1) else letter end;
  end loop;
  return initials;
end $function$;

CREATE OR REPLACE FUNCTION public.is_access_locked(locked_at timestamp with time zone, locked_until timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 PARALLEL SAFE
RETURN ((locked_at IS NOT NULL) AND ((locked_until IS NULL) OR (locked_until > app_now())));

CREATE OR REPLACE FUNCTION public.is_by_locked(maker uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return exists (
    select from people p
    where p.company_code = app_company() and p.person_id = maker and p.closed_at is null and not may_act(p.person_id));
end $function$;

CREATE OR REPLACE FUNCTION public.is_in_service(company text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM companies c WHERE ((c.company_code = is_in_service.company) AND (c.ended_at IS NULL))));

CREATE OR REPLACE FUNCTION public.is_leave_closed(company text, status text)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN ((status = 'L'::text) AND (EXISTS (SELECT FROM access_rules r WHERE ((r.company_code = is_leave_closed.company) AND (NOT r.allows_on_leave)))));

CREATE OR REPLACE FUNCTION public.is_linkable(occurred_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 PARALLEL SAFE
RETURN ((date_trunc('minute'::text, occurred_at, 'UTC'::text) <> occurred_at) OR (occurred_at < date_trunc('minute'::text, app_now(), 'UTC'::text)));

CREATE OR REPLACE FUNCTION public.is_session_outdated(token bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  held sessions%rowtype;
  is_outdated boolean;
begin
  select s.* into held from sessions s where s.token_hash = token and s.company_code <> 'PLATFORM' and exists (
    select from terms_versions v
    where v.needs_consent and v.takes_effect_at > s.reviewed_at and v.takes_effect_at <= app_now());
  if not found then return false; end if;
  perform set_config('app.company_code', held.company_code, true);
  select exists (
    select from people p join terms_versions v on v.country_code = p.residence_country or (v.country_code = '*'
      and not exists (select from terms_versions own where own.terms_code = v.terms_code
        and own.country_code = p.residence_country and own.takes_effect_at <= app_now()))
    where p.company_code = held.company_code and p.person_id = held.person_id
      and v.needs_consent and v.takes_effect_at > held.reviewed_at and v.takes_effect_at <= app_now()
      and exists (select from terms_contents t where t.terms_code = v.terms_code
        and t.country_code = v.country_code and t.version = v.version and t.is_required)
      and (v.terms_code <> 'SVCR' or exists (select from memberships m where m.company_code = p.company_code
        and m.person_id = p.person_id and m.role = 'representative'))
  ) into is_outdated;
  perform set_config('app.company_code', company_before, true);
  return is_outdated;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_department_search()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update department_search set written = new.search_text
  where company_code = new.company_code and department_code = new.department_code;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_new_department_search()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into department_search (company_code, department_code, written)
  select company_code, department_code, search_text from added where upper_department_code is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_new_people_search()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into people_search (company_code, person_id, written, employee_number)
  select company_code, person_id, e'\n' || search_text || e'\n', upper(employee_number) from added where closed_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_people_search()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' or new.closed_at is not null then
    delete from people_search where company_code = old.company_code and person_id = old.person_id;
  else
    insert into people_search (company_code, person_id, written, employee_number)
    values (new.company_code, new.person_id,
      e'\n' || new.search_text || e'\n' || coalesce(nullif(array_to_string(new.former_login_ids, e'\n'), '') || e'\n', ''), upper(new.employee_number))
    on conflict (company_code, person_id) do update set written = excluded.written, employee_number = excluded.employee_number;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_representative()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.role = 'representative' and not (tg_op = 'UPDATE' and new.role = old.role and new.company_code = old.company_code)
    and not exists (
      select from companies c where c.company_code = old.company_code and c.destroyed_after <= app_now())
  then
    raise exception 'a representative is kept'
      using errcode = 'integrity_constraint_violation', constraint = 'memberships_representative_kept';
  end if;
  return coalesce(new, old);
end $function$;

CREATE OR REPLACE FUNCTION public.keep_waiting_contacts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into waiting_contacts (option, contact_index, company_code, person_id)
    select held.option, held.contact_index, a.company_code, a.person_id
    from added a cross join lateral (values
      ('externalMail', a.external_mail_index), ('mobile', a.mobile_index), ('opencode', a.opencode_index))
      as held (option, contact_index)
    where a.applied_at is null and held.contact_index is not null;
  elsif tg_op = 'DELETE' then
    delete from waiting_contacts w using deleted d
      where w.company_code = d.company_code and w.person_id = d.person_id and d.applied_at is null;
  else
    delete from waiting_contacts w where w.company_code = old.company_code and w.person_id = old.person_id;
    insert into waiting_contacts (option, contact_index, company_code, person_id)
    select held.option, held.contact_index, new.company_code, new.person_id
    from (values ('externalMail', new.external_mail_index), ('mobile', new.mobile_index), ('opencode', new.opencode_index))
      as held (option, contact_index)
    where new.applied_at is null and held.contact_index is not null;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.kept_of_ended_companies()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
RETURN ARRAY['companies'::text, 'agreements'::text, 'audit_log'::text, 'audit_links'::text, 'audit_anchors'::text, 'verified_contacts'::text, 'closed_accounts'::text];

CREATE OR REPLACE FUNCTION public.leave_saved_views()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from saved_views v where v.company_code = old.company_code and v.person_id = old.person_id and not v.is_shared;
  update saved_views v set person_id = null where v.company_code = old.company_code and v.person_id = old.person_id;
  delete from deleted_rows d where d.company_code = old.company_code and d.table_name = 'saved_views'
    and d.content -> 0 ->> 'person_id' = old.person_id::text;
  return coalesce(new, old);
end $function$;

CREATE OR REPLACE FUNCTION public.linked_since(company text)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return coalesce((select least(l.newest_at, app_now()) - interval '15 minutes' from audit_links l
    where l.company_code = company order by l.sequence desc limit 1), '-infinity');
end $function$;

CREATE OR REPLACE FUNCTION public.linked_since(company text, passed timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return greatest(linked_since(company), least(passed, app_now()) - interval '15 minutes');
end $function$;

CREATE OR REPLACE FUNCTION public.living_session(hash bytea)
 RETURNS TABLE(token_hash bytea, company_code text, person_id uuid, profile jsonb, company_name text, english_company_name text, structure_code text, password_profile text, set_up_state text, set_up_person_id uuid, set_up_secret_hash bytea, display_name text, color text, mark_id uuid, face_key uuid, is_visit_due boolean, moment double precision, rights_version bigint, needs_consent boolean, networks_key uuid, must_renew_password boolean)
 LANGUAGE sql
 STABLE
AS $function$
  select s.token_hash, s.company_code, s.person_id, s.profile, c.name, c.english_name, c.structure_code,
    c.password_profile, c.set_up_state, c.set_up_person_id, c.set_up_secret_hash,
    c.display_name, c.color, c.mark_id, c.face_key,
    s.last_seen_at < app_now() - interval '1 minute', extract(epoch from app_now())::double precision,
    coalesce((
      select v.version from rights_versions v
      where v.company_code = s.company_code and v.person_id = s.person_id), 0),
    -- Nearly always no terms took effect since the session's were reviewed, and the person need not be read.
    case when exists (
      select from terms_versions v
      where v.needs_consent and v.takes_effect_at > s.reviewed_at and v.takes_effect_at <= app_now())
    then is_session_outdated(s.token_hash) else false end,
    (select r.networks_key from access_rules r where r.company_code = s.company_code),
    s.must_renew_password
  from sessions s join companies c on c.company_code = s.company_code
  where s.token_hash = hash and s.expires_at > app_now()
    and s.last_seen_at + make_interval(secs => s.idle_seconds) > app_now()
$function$;

CREATE OR REPLACE FUNCTION public.local_time(moment timestamp with time zone, zone text)
 RETURNS timestamp without time zone
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  if zone like 'GMT%' then return moment at time zone make_interval(hours => substr(zone, 4)::integer); end if;
  return moment at time zone zone;
end $function$;

CREATE OR REPLACE FUNCTION public.mark_invited_flow()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update flows set is_invited = true where flow_id = new.flow_id and not is_invited;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.may_act(person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return exists (
    select from people p
    where p.company_code = app_company() and p.person_id = person and p.employment_status <> 'R' and p.closed_at is null
      and not is_access_locked(p.suspended_at, p.suspended_until)
      and not is_leave_closed(p.company_code, p.employment_status));
end $function$;

CREATE OR REPLACE FUNCTION public.may_change_window(actor uuid, id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  company constant text := app_company();
  held constant text[] := array(
    select distinct coalesce(g.permission, r.permission)
    from (select b.role, b.permission, b.company_role_id from grants b where b.company_code = company and b.window_id = id
      union all
      select b.role, b.permission, null from role_grants b where b.company_code = company and b.window_id = id) g
    left join opened_by_roles(company) r on r.name = coalesce(g.role, g.company_role_id::text));
begin
  return held = '{}' or may_give_unbound(actor, 'grant-windows.change', held);
end $function$;

CREATE OR REPLACE FUNCTION public.may_give(actor uuid, permissions text[], kind text, id text, ends_at timestamp with time zone, hours uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  moment constant timestamptz := app_now();
  company constant text := app_company();
  above constant text[] := case kind when 'company' then '{}' else departments_above(kind, id) end;
  around constant text[] := case kind when 'company' then '{}' else sub_organisations_above(kind, id) end;
begin
  return not exists (
    select from unnest(permissions) wanted (permission) where not exists (
      select from grants g left join opened_by_roles(company) r
        on r.name = coalesce(g.role, g.company_role_id::text) and r.permission = wanted.permission
      where g.company_code = company and g.person_id = actor and coalesce(g.permission, r.permission) = wanted.permission
        and (g.scope_kind = 'company' or g.scope_kind = kind and g.scope_id = id
          or g.scope_kind = 'department' and g.scope_id = any (above)
          or g.scope_kind = 'sub-organisation' and g.scope_id = any (around))
        and g.valid_from <= moment and moment < g.valid_until and ends_at <= g.valid_until
        and (g.window_id is null or g.window_id = hours and in_window(company, g.window_id, moment)
          or stays_open(company, g.window_id, moment, ends_at))));
end $function$;

CREATE OR REPLACE FUNCTION public.may_give_role(actor uuid, giving text, given text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return may_give_unbound(actor, giving, array(select r.permission from role_permissions r where r.role = given));
end $function$;

CREATE OR REPLACE FUNCTION public.may_give_unbound(actor uuid, giving text, permissions text[])
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  company constant text := app_company();
  bound constant text[] := array(
    select coalesce(g.permission, r.permission)
    from grants g left join opened_by_roles(company) r on r.name = coalesce(g.role, g.company_role_id::text)
    where g.company_code = company and g.person_id = actor and app_now() < g.valid_until
      and (g.window_id is not null or isfinite(g.valid_until))
      and coalesce(g.permission, r.permission) = any (permissions));
begin
  return may_give(actor, giving || bound, 'company', '', 'infinity', null);
end $function$;

CREATE OR REPLACE FUNCTION public.minute_of_week(local timestamp without time zone)
 RETURNS integer
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  return (extract(isodow from local)::integer - 1) * 1440 + extract(hour from local)::integer * 60 + extract(minute from local)::integer;
end $function$;

CREATE OR REPLACE FUNCTION public.move_department_paths()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update departments d set path = new.path || substr(d.path, length(old.path) + 1)
  where d.company_code = new.company_code and d.department_code <> new.department_code
    and d.path_start >= left(old.path, 1000) and d.path_start <= left(old.path, 1000) || '~'
    and starts_with(d.path, old.path);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.must_renew_password(company text, person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return exists (
    select from companies c cross join lateral (
      select w.profile, w.set_at, w.serves_until from passwords w
      where w.company_code = c.company_code and w.person_id = person
      order by w.version desc limit 1) present
    where c.company_code = company and (present.serves_until is not null
      or (present.set_at < c.password_renewal_asked_at and present.profile is distinct from c.password_profile
        and (c.password_renewal_from is null or c.password_renewal_from <= (app_now() at time zone c.time_zone)::date))));
end $function$;

CREATE OR REPLACE FUNCTION public.new_id()
 RETURNS uuid
 LANGUAGE sql
 PARALLEL SAFE
RETURN (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid;

CREATE OR REPLACE FUNCTION public.next_board_number()
 RETURNS integer
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into company_counters as own (company_code, counter, last_number)
  select app_company(), counter, last_number + 1 from given_numbers where counter = 'boards'
  on conflict on constraint company_counters_pkey do update set last_number = own.last_number + 1
  returning last_number
$function$;

CREATE OR REPLACE FUNCTION public.next_opening(held grant_windows, moment timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  at timestamptz := moment;
begin
  -- In a zone with a name an edge is half an hour away at most.
  for step in 1 .. 1500 loop
    if window_closed(held, at) is null then return at; end if;
    at := window_edge(held, at);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.next_portlet_number()
 RETURNS integer
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into company_counters as own (company_code, counter, last_number)
  select app_company(), counter, last_number + 1 from given_numbers where counter = 'portlets'
  on conflict on constraint company_counters_pkey do update set last_number = own.last_number + 1
  returning last_number
$function$;

CREATE OR REPLACE FUNCTION public.opened_by_roles(company text)
 RETURNS TABLE(name text, permission text)
 LANGUAGE plpgsql
 STABLE ROWS 500
AS $function$
begin
  return query
    select r.role, r.permission from role_permissions r
    union all
    select c.company_role_id::text, unnest(c.permissions) from company_roles c where c.company_code = company;
end $function$;

CREATE OR REPLACE FUNCTION public.people_acted_for(asked_company text, asked_person uuid)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE ROWS 3
AS $function$
begin
  return query
    with recursive acting(person_id) as (
      select asked_person
      union
      select s.person_id from acting
      join approval_stand_ins s on s.company_code = asked_company and s.stand_in_id = acting.person_id
      join people p on p.company_code = asked_company and p.person_id = s.person_id
      join companies c on c.company_code = asked_company
      where case when s.starts_on is null then p.employment_status = 'L' and p.closed_at is null
        else (app_now() at time zone c.time_zone)::date between s.starts_on and s.ends_on end)
    select acting.person_id from acting;
end $function$;

CREATE OR REPLACE FUNCTION public.people_by_numbers(wanted text[])
 RETURNS TABLE(number text, person_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company constant text := app_company();
  capitals constant text[] := array(select upper(w) from unnest(wanted) w);
begin
  return query select s.employee_number, s.person_id from people_search s
    where s.company_code = company and s.employee_number = any (capitals);
end $function$;

CREATE OR REPLACE FUNCTION public.permissions_on(actor uuid, kind text, id text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  moment constant timestamptz := app_now();
  company constant text := app_company();
  above constant text[] := departments_above(kind, id);
begin
  return (select coalesce(array_agg(distinct coalesce(g.permission, r.permission)), '{}')
    from grants g left join opened_by_roles(company) r on r.name = coalesce(g.role, g.company_role_id::text)
    where g.company_code = company and g.person_id = actor and g.valid_from <= moment and moment < g.valid_until
      and coalesce(g.permission, r.permission) is not null
      and (g.scope_kind = 'company' or g.scope_kind = 'department' and g.scope_id = any (above)
        or g.scope_kind = kind and g.scope_id = id
        or g.scope_kind = 'sub-organisation' and g.scope_id = any (sub_organisations_above(kind, id)))
      and (g.window_id is null or in_window(company, g.window_id, moment)));
end $function$;

CREATE OR REPLACE FUNCTION public.place_emblem_grant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from people p
    where p.company_code = new.company_code and p.person_id = new.person_id and p.employment_status <> 'R' and p.closed_at is null
    for no key update;
  if not found then
    return null;
  end if;
  select min(free) into new.place from generate_series(1, 4) free
    where not exists (
      select from emblem_grants g where g.company_code = new.company_code and g.person_id = new.person_id and g.place = free);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.plain_signs(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN translate(written, (('！＂＃＄％＆（）＊＋，－．／０１２３４５６７８９：；＜＝＞？＠ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ［＼］＾＿｀ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ｛｜｝～'::text || 'ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝﾞﾟ'::text) || '''’ʼ‘＇·・･‧'::text), ('!"#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`abcdefghijklmnopqrstuvwxyz{|}~'::text || 'ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゙゚'::text));

CREATE OR REPLACE FUNCTION public.platform_records(companies text[], operations text[], person uuid, about_kind text, about_id text, since timestamp with time zone, before timestamp with time zone, behind_company text, behind_record uuid, most integer)
 RETURNS TABLE(company text, record uuid, moment timestamp with time zone)
 LANGUAGE plpgsql
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  earliest timestamptz := coalesce(since, '-infinity');
  latest constant timestamptz := coalesce(before, 'infinity');
  behind_moment timestamptz := 'infinity';
  behind_name constant text := coalesce(behind_company, '');
  behind_number constant uuid := coalesce(behind_record, '00000000-0000-0000-0000-000000000000');
  one text;
  found_rows integer;
begin
  if behind_record is not null then
    perform set_config('app.company_code', behind_name, true);
    select a.occurred_at into behind_moment from audit_log a where a.company_code = behind_name and a.audit_id = behind_record;
  end if;
  foreach one in array companies loop
    perform set_config('app.company_code', one, true);
    found_rows := 0;
    if person is not null then
      -- Of and about a person are two indexes.
      for company, record, moment in
        select one, f.audit_id, f.occurred_at from (
          (select a.audit_id, a.occurred_at from audit_log a
            where a.company_code = one and a.actor_id = person
              and (operations is null or a.operation = any(operations))
              and (about_kind is null or (a.target_kind = about_kind and a.target_id = about_id))
              and a.occurred_at >= earliest and a.occurred_at < latest and a.occurred_at <= behind_moment
              and (a.occurred_at, one, a.audit_id) < (behind_moment, behind_name, behind_number)
            order by a.occurred_at desc, a.audit_id desc limit most)
          union
          (select a.audit_id, a.occurred_at from audit_log a
            where a.company_code = one and a.target_kind = 'person' and a.target_id = person::text
              and (operations is null or a.operation = any(operations))
              and (about_kind is null or (a.target_kind = about_kind and a.target_id = about_id))
              and a.occurred_at >= earliest and a.occurred_at < latest and a.occurred_at <= behind_moment
              and (a.occurred_at, one, a.audit_id) < (behind_moment, behind_name, behind_number)
            order by a.occurred_at desc, a.audit_id desc limit most)) f
        order by f.occurred_at desc, f.audit_id desc limit most
      loop found_rows := found_rows + 1; return next; end loop;
    elsif about_kind is not null then
      for company, record, moment in
        select one, a.audit_id, a.occurred_at from audit_log a
        where a.company_code = one and a.target_kind = about_kind and a.target_id = about_id
          and (operations is null or a.operation = any(operations))
          and a.occurred_at >= earliest and a.occurred_at < latest and a.occurred_at <= behind_moment
          and (a.occurred_at, one, a.audit_id) < (behind_moment, behind_name, behind_number)
        order by a.occurred_at desc, a.audit_id desc limit most
      loop found_rows := found_rows + 1; return next; end loop;
    else
      for company, record, moment in
        select one, a.audit_id, a.occurred_at from audit_log a
        where a.company_code = one and (operations is null or a.operation = any(operations))
          and a.occurred_at >= earliest and a.occurred_at < latest and a.occurred_at <= behind_moment
          and (a.occurred_at, one, a.audit_id) < (behind_moment, behind_name, behind_number)
        order by a.occurred_at desc, a.audit_id desc limit most
      loop found_rows := found_rows + 1; return next; end loop;
    end if;
    if found_rows = most then earliest := moment; end if;
  end loop;
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.purge_audit_rows(company text, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  youngest constant timestamptz := app_now() - interval '1 year';
  anchor audit_anchors;
  gone integer := 0;
  more integer := 0;
begin
  perform set_config('app.company_code', company, true);
  perform set_config('app.is_purge', 'on', true);
  select * into anchor from audit_anchors n where n.company_code = company order by n.anchor_number desc limit 1;
  if found then
    delete from audit_log d where d.company_code = company and d.audit_id = any (array(
      select a.audit_id from audit_log a join audit_links l on l.company_code = company and l.audit_id = a.audit_id
      where a.company_code = company and a.occurred_at < least(anchor.changes_before, youngest)
        and (not l.is_permission_change or a.occurred_at < anchor.permissions_before)
      limit most));
    get diagnostics gone = row_count;
    if gone < most then
      delete from audit_links d where d.company_code = company and d.sequence = any (array(
        select l.sequence from audit_links l where l.company_code = company and l.sequence <= anchor.sequence
          and l.occurred_at < youngest
        order by l.sequence limit most - gone));
      get diagnostics more = row_count;
      delete from audit_anchors n where n.company_code = company and n.anchor_number < anchor.anchor_number;
    end if;
  end if;
  perform set_config('app.is_purge', '', true);
  perform set_config('app.company_code', company_before, true);
  return gone + more;
end $function$;

CREATE OR REPLACE FUNCTION public.purge_failed_log_ins(kept_days integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
begin
  for company in select c.company_code from companies c loop
    perform set_config('app.company_code', company, true);
    delete from failed_log_ins f
      where f.company_code = company and f.last_at < app_now() - make_interval(days => kept_days);
  end loop;
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.purge_imports(kept integer, history integer)
 RETURNS TABLE(company_code text, import_id uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
begin
  delete from import_rows r using imports i
    where i.company_code = r.company_code and i.import_id = r.import_id
      and i.changed_at < app_now() - make_interval(days => kept);
  delete from import_hours where day < (app_now() - interval '2 days')::date;
  return query
    with emptied as (
      update imports i set headings = null, reading = null, made = null, file_name = null, content_hash = null, file_id = null
      where i.changed_at < app_now() - make_interval(days => kept) and i.file_id is not null
      returning i.company_code, i.import_id)
    select e.company_code, e.import_id from emptied e;
  delete from imports i where i.changed_at < app_now() - make_interval(days => kept) and i.state not in ('applying', 'applied');
  delete from imports i where i.changed_at < app_now() - make_interval(days => history);
end $function$;

CREATE OR REPLACE FUNCTION public.purge_row_runs(kept_days integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
  kept_from constant timestamptz := app_now() - make_interval(days => kept_days);
  gone uuid[];
begin
  foreach company in array array(select c.company_code from companies c) loop
    perform set_config('app.company_code', company, true);
    gone := array(select r.run_id from row_runs r where r.company_code = company and r.ended_at < kept_from
      and not exists (select from plans p where p.company_code = company and p.planned_by = r.run_id
        and (p.ended_at is null or p.ended_at >= kept_from)));
    delete from run_rows w where w.company_code = company and w.run_id = any(gone);
    delete from row_runs r where r.company_code = company and r.run_id = any(gone);
  end loop;
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.purge_undo_steps()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
begin
  for company in select c.company_code from companies c loop
    perform set_config('app.company_code', company, true);
    delete from undo_steps u where u.company_code = company and u.expires_at <= app_now();
  end loop;
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.reach_of(actor uuid, wanted text, kind text)
 RETURNS TABLE(paths text[], ids text[])
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  moment constant timestamptz := app_now();
  company constant text := app_company();
begin
  if authorize(actor, wanted, '{}', '{}') then return; end if;
  return query
    with reached as materialized (
      select g.scope_kind, g.scope_id from grants g
      where g.company_code = company and g.person_id = actor and g.scope_kind in ('department', 'sub-organisation', kind)
        and g.valid_from <= moment and moment < g.valid_until
        and (g.permission = wanted or exists (select from role_permissions r where r.role = g.role and r.permission = wanted)
          or g.company_role_id is not null and exists (select from company_roles r
            where r.company_code = company and r.company_role_id = g.company_role_id and wanted = any (r.permissions)))
        and (g.window_id is null or in_window(company, g.window_id, moment))),
    placed as (
      select p.department_code as code from reached g join sub_organisation_departments p
        on g.scope_kind = 'sub-organisation' and p.company_code = company and p.sub_organisation_id = g.scope_id::uuid
      union all
      select g.scope_id from reached g where g.scope_kind = 'department')
    select
      coalesce((select array_agg(d.path) from placed join departments d on d.company_code = company and d.department_code = placed.code), '{}'),
      coalesce((select array_agg(one.id) from (
        select g.scope_id as id from reached g where g.scope_kind = kind
        union all
        select p.person_id::text from reached g join sub_organisation_people p on kind = 'person'
          and g.scope_kind = 'sub-organisation' and p.company_code = company and p.sub_organisation_id = g.scope_id::uuid) one), '{}');
end $function$;

CREATE OR REPLACE FUNCTION public.read_credentials(sought text)
 RETURNS TABLE(company_code text, person_id uuid, version integer, password_hash text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  known login_ids%rowtype;
begin
  select * into known from login_ids l where l.login_id = sought and l.company_code is not null;
  perform set_config('app.company_code', coalesce(known.company_code, ''), true);
  return query
    select w.company_code, w.person_id, w.version, w.password_hash from passwords w
    join people p on p.company_code = w.company_code and p.person_id = w.person_id and p.employment_status <> 'R'
    where w.company_code = known.company_code and w.person_id = known.person_id
    order by w.version desc limit 1;
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.read_initial_password(sought text)
 RETURNS TABLE(company_code text, person_id uuid, password_hash text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  known login_ids%rowtype;
begin
  select * into known from login_ids l where l.login_id = sought and l.company_code is not null;
  perform set_config('app.company_code', coalesce(known.company_code, ''), true);
  return query
    select w.company_code, w.person_id, w.password_hash
    from initial_passwords w
    join people p on p.company_code = w.company_code and p.person_id = w.person_id
    where w.company_code = known.company_code and w.person_id = known.person_id and w.expires_at > app_now()
      and p.applied_at is null and p.employment_status = 'B' and is_in_service(w.company_code);
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.read_initial_password_of(company text, person uuid)
 RETURNS TABLE(password_hash text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
begin
  perform set_config('app.company_code', company, true);
  return query
    select w.password_hash from initial_passwords w
    join people p on p.company_code = w.company_code and p.person_id = w.person_id
    where w.company_code = company and w.person_id = person and w.expires_at > app_now()
      and p.applied_at is null and p.employment_status = 'B' and is_in_service(w.company_code);
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.read_living_sessions(hashes bytea[])
 RETURNS TABLE(token_hash bytea, company_code text, person_id uuid, profile jsonb, company_name text, english_company_name text, structure_code text, password_profile text, set_up_state text, set_up_person_id uuid, set_up_secret_hash bytea, display_name text, color text, mark_id uuid, face_key uuid, is_visit_due boolean, moment double precision, rights_version bigint, needs_consent boolean, networks_key uuid, must_renew_password boolean)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
begin
  return query
    select living.* from unnest(hashes) as asked(hash) cross join lateral living_session(asked.hash) as living;
end $function$;

CREATE OR REPLACE FUNCTION public.read_password_of(company text, person uuid)
 RETURNS TABLE(version integer, password_hash text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
begin
  perform set_config('app.company_code', company, true);
  return query
    select w.version, w.password_hash from passwords w
    join people p on p.company_code = w.company_code and p.person_id = w.person_id and p.employment_status <> 'R'
    where w.company_code = company and w.person_id = person
    order by w.version desc limit 1;
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.read_recoverable(sought text)
 RETURNS TABLE(company_code text, person_id uuid, password_profile text, external_mail_index bytea, mobile_index bytea, opencode_index bytea, is_confirmed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  known login_ids%rowtype;
begin
  select * into known from login_ids l where l.login_id = sought and l.company_code is not null;
  perform set_config('app.company_code', coalesce(known.company_code, ''), true);
  return query
    select p.company_code, p.person_id, c.password_profile,
      case when p.is_external_mail_proven then p.external_mail_index end,
      case when p.is_mobile_proven then p.mobile_index end,
      case when not p.is_external_mail_proven and not p.is_mobile_proven then p.opencode_index end,
      p.is_confirmed and known.unconfirmed_until is null
    from people p join companies c on c.company_code = p.company_code and c.ended_at is null
    where p.company_code = known.company_code and p.person_id = known.person_id
      and p.employment_status <> 'R'
      and exists (select from passwords w where w.company_code = p.company_code and w.person_id = p.person_id);
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.read_recovery_of(company text, person uuid)
 RETURNS TABLE(password_profile text, external_mail_index bytea, mobile_index bytea, opencode_index bytea, is_confirmed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
begin
  perform set_config('app.company_code', company, true);
  return query
    select c.password_profile,
      case when p.is_external_mail_proven then p.external_mail_index end,
      case when p.is_mobile_proven then p.mobile_index end,
      case when not p.is_external_mail_proven and not p.is_mobile_proven then p.opencode_index end,
      p.is_confirmed
    from people p join companies c on c.company_code = p.company_code and c.ended_at is null
    where p.company_code = company and p.person_id = person and p.employment_status <> 'R'
      and exists (select from passwords w where w.company_code = p.company_code and w.person_id = p.person_id);
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.read_session_versions(hashes bytea[])
 RETURNS TABLE(token_hash bytea, session_version xid, company_version xid, is_visit_due boolean, moment double precision, rights_version bigint, needs_consent boolean, networks_key uuid)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
begin
  return query
    select versions.* from unnest(hashes) as asked(hash) cross join lateral session_versions(asked.hash) as versions;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'integrity_constraint_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change_but_purge()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and current_setting('app.is_purge', true) = 'on' then return old; end if;
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'integrity_constraint_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_content_of_closed_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from terms_texts t where t.terms_code = new.terms_code and t.country_code = new.country_code
    and t.version = new.version and t.language = new.language;
  if found then
    raise exception 'the text is closed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_ended_companies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  company text;
begin
  for company in select distinct company_code from added loop
    perform from companies c where c.company_code = company and c.ended_at is null for key share;
    if not found then
      raise exception 'the company has ended its service'
        using errcode = 'integrity_constraint_violation', constraint = 'companies_in_service';
    end if;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_ended_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from companies c where c.company_code = new.company_code and c.ended_at is null for key share;
  if not found then
    raise exception 'the company has ended its service'
      using errcode = 'integrity_constraint_violation', constraint = 'companies_in_service';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_ended_entrance(company text, person uuid)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
AS $function$
declare
  ends_at timestamptz;
  login login_ties%rowtype;
begin
  perform refuse_locked_entrance(company, person);
  -- A person of another company's login comes no further than that login.
  select * into login from login_ties t where t.company_code = company and t.person_id = person and t.state = 'tied';
  if found then
    perform set_config('app.company_code', login.login_company_code, true);
    perform refuse_locked_entrance(login.login_company_code, login.login_person_id);
    perform set_config('app.company_code', company, true);
  end if;
  select id_ends_at(p.id_valid_until, c.time_zone) into ends_at
  from people p join companies c on c.company_code = p.company_code
  where p.company_code = company and p.person_id = person;
  if ends_at <= app_now() then
    raise exception 'the ID has ended' using errcode = 'integrity_constraint_violation', constraint = 'people_id_in_force';
  end if;
  if (select w.serves_until from passwords w where w.company_code = company and w.person_id = person
      order by w.version desc limit 1) <= app_now() then
    raise exception 'the given password has ended'
      using errcode = 'integrity_constraint_violation', constraint = 'passwords_in_force';
  end if;
  return ends_at;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_locked_entrance(company text, person uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  held record;
begin
  select p.employment_status = 'R' as is_retired, p.closed_at is not null as is_closed,
    is_access_locked(p.suspended_at, p.suspended_until) as is_locked,
    coalesce(to_char(p.suspended_until at time zone p.time_zone, 'YYYY-MM-DD HH24:MI'), '') as until,
    p.employment_status as status, coalesce((p.leave_until + 1)::text, '') as back_on
  into held from people p where p.company_code = company and p.person_id = person;
  if held.is_retired or held.is_closed then
    raise exception 'the person is in no service'
      using errcode = 'integrity_constraint_violation', constraint = 'people_in_service';
  end if;
  if held.is_locked then
    raise exception 'the access is locked'
      using errcode = 'integrity_constraint_violation', constraint = 'people_access_open', detail = held.until;
  end if;
  if held.status = 'L' then
    perform from access_rules r where r.company_code = company for share;
    if is_leave_closed(company, held.status) then
      raise exception 'the access is closed during a leave'
        using errcode = 'integrity_constraint_violation', constraint = 'people_access_on_leave', detail = held.back_on;
    end if;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_stand_in_circle()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    with recursive chain(person_id) as (
      select new.stand_in_id
      union
      select s.stand_in_id from chain join approval_stand_ins s on s.company_code = new.company_code and s.person_id = chain.person_id)
    select from chain where person_id = new.person_id) then
    raise exception 'stand-ins form a circle' using errcode = 'check_violation', constraint = 'approval_stand_ins_circle_check';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_waiting_entrance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
begin
  perform set_config('app.company_code', new.company_code, true);
  perform refuse_ended_entrance(new.company_code, new.person_id);
  perform set_config('app.company_code', company_before, true);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.renew_profiles_of_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update sessions s set profile = session_profile(s.company_code, s.person_id)
  where s.company_code = new.company_code and s.person_id = new.person_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.renew_sessions_of_company(of_company text)
 RETURNS void
 LANGUAGE sql
AS $function$
  update companies set name = name where company_code = of_company;
$function$;

CREATE OR REPLACE FUNCTION public.renew_sessions_of_moved_department()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from sub_organisation_departments d where d.company_code = new.company_code) then
    perform renew_sessions_of_company(new.company_code);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.renew_sessions_of_placed_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  placed constant record := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_table_name = 'sub_organisation_people'
    or exists (select from sub_organisation_departments d where d.company_code = placed.company_code) then
    perform from sessions s where s.company_code = placed.company_code and s.person_id = placed.person_id
      order by s.token_hash for update;
    update sessions s set session_id = s.session_id
      where s.company_code = placed.company_code and s.person_id = placed.person_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.renew_sessions_of_structure_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform renew_sessions_of_company(case when tg_op = 'DELETE' then old.company_code else new.company_code end);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.renew_sessions_of_sub_organisations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  written text;
begin
  for written in select distinct company_code from written_rows loop
    perform renew_sessions_of_company(written);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.renew_sessions_of_tie()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  tie constant login_ties := case when tg_op = 'DELETE' then old else new end;
begin
  perform from sessions s where s.company_code = tie.company_code and s.person_id = tie.person_id
      or s.company_code = tie.login_company_code and s.person_id = tie.login_person_id
    order by s.token_hash for update;
  update sessions s set session_id = s.session_id
    where s.company_code = tie.company_code and s.person_id = tie.person_id
      or s.company_code = tie.login_company_code and s.person_id = tie.login_person_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.retry_background_job(job bigint)
 RETURNS text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select t.identifier from graphile_worker.reschedule_jobs(array[job], run_at := now(), attempts := 0) j
  join graphile_worker._private_tasks t on t.id = j.task_id
$function$;

CREATE OR REPLACE FUNCTION public.rights_of(actor uuid)
 RETURNS TABLE(roles text[], somewhere text[], everywhere text[], until timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  moment constant timestamptz := app_now();
  company constant text := app_company();
begin
  return query
    with given as materialized (select g.*, w.edge,
        g.valid_from <= moment and moment < g.valid_until and (g.window_id is null or w.is_open) as lives
      from grants g left join windows_at(company, moment) w on w.window_id = g.window_id
      where g.company_code = company and g.person_id = actor),
    permitted as (select coalesce(g.permission, r.permission) as name, bool_or(g.scope_kind = 'company') as reaches_all
      from given g left join opened_by_roles(company) r on r.name = coalesce(g.role, g.company_role_id::text)
      where g.lives and coalesce(g.permission, r.permission) is not null group by 1)
    select
      (select coalesce(array_agg(distinct g.role order by g.role), '{}') from given g
        where g.lives and g.role is not null and g.scope_kind = 'company'),
      (select coalesce(array_agg(p.name), '{}') from permitted p),
      (select coalesce(array_agg(p.name), '{}') from permitted p where p.reaches_all),
      (select coalesce(min(least(
        case when g.valid_from > moment then g.valid_from end,
        case when g.valid_until > moment then g.valid_until end,
        case when g.valid_until > moment then g.edge end)), 'infinity') from given g);
end $function$;

CREATE OR REPLACE FUNCTION public.search_pieces(company text, written text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE COST 1000
AS $function$
declare
  prefix constant text := company || ' ';
  pieces text[] := '{}';
  letter text;
  before text;
  pair text;
begin
  foreach letter in array coalesce(string_to_array(written, null), '{}') loop
    if octet_length(pair) > 2 then
      pieces := pieces || (prefix || pair);
    elsif pair is not null and octet_length(letter) = 1 then
      pieces := pieces || (prefix || pair || letter);
    end if;
    pair := before || letter;
    before := letter;
  end loop;
  if octet_length(pair) > 2 then pieces := pieces || (prefix || pair); end if;
  return pieces;
end $function$;

CREATE OR REPLACE FUNCTION public.session_profile(of_company text, of_person uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
RETURN (SELECT jsonb_build_object('loginId', p.login_id, 'fullName', p.full_name, 'englishName', p.english_name, 'language', p.language, 'photoId', p.photo, 'ownZone', p.time_zone) AS jsonb_build_object FROM people p WHERE ((p.company_code = session_profile.of_company) AND (p.person_id = session_profile.of_person)));

CREATE OR REPLACE FUNCTION public.session_versions(hash bytea)
 RETURNS TABLE(token_hash bytea, session_version xid, company_version xid, is_visit_due boolean, moment double precision, rights_version bigint, needs_consent boolean, networks_key uuid)
 LANGUAGE sql
 STABLE
AS $function$
  select s.token_hash, s.xmin, c.xmin,
    s.last_seen_at < app_now() - interval '1 minute', extract(epoch from app_now())::double precision,
    coalesce((
      select v.version from rights_versions v
      where v.company_code = s.company_code and v.person_id = s.person_id), 0),
    -- Nearly always no terms took effect since the session's were reviewed, and the person need not be read.
    case when exists (
      select from terms_versions v
      where v.needs_consent and v.takes_effect_at > s.reviewed_at and v.takes_effect_at <= app_now())
    then is_session_outdated(s.token_hash) else false end,
    (select r.networks_key from access_rules r where r.company_code = s.company_code)
  from sessions s join companies c on c.company_code = s.company_code
  where s.token_hash = hash and s.expires_at > app_now()
    and s.last_seen_at + make_interval(secs => s.idle_seconds) > app_now()
$function$;

CREATE OR REPLACE FUNCTION public.set_department_path()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- The lock waits for a move of the parent, or of a department above it, that has not been committed yet.
  new.path := coalesce((select d.path from departments d
    where d.company_code = new.company_code and d.department_code = new.upper_department_code for share), '')
    || new.department_code || '/';
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.set_department_path_start()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.path_start := left(new.path, 1000);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.set_left_department()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.left_department := coalesce(new.changes -> 'department_code' ->> 0, new.changes -> 'concurrent_post' ->> 0,
    new.changes -> 'department_head' ->> 0);
  new.joined_department := new.changes -> 'department_code' ->> 1;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.stays_open(company text, id uuid, moment timestamp with time zone, until timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  held grant_windows;
  instant timestamptz := moment;
begin
  if until > moment + interval '7 days' then return false; end if;
  select * into held from grant_windows w where w.company_code = company and w.grant_window_id = id;
  if not found then return false; end if;
  while instant < until loop
    if window_closed(held, instant) is not null then return false; end if;
    instant := window_edge(held, instant);
  end loop;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.structure_companies()
 RETURNS TABLE(structure_code text, structure_name text, english_structure_name text, company_code text, company_name text, english_company_name text, level integer, joined_at timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  select s.structure_code, s.name, s.english_name, c.company_code, c.name, c.english_name,
    case when c.company_code = s.head_code then 1 else 2 end, m.joined_at
  from structure_members own
    join company_structures s on s.structure_code = own.structure_code
    join structure_members m on m.structure_code = own.structure_code
    join companies c on c.company_code = m.company_code
  where own.company_code = app_company() and c.ended_at is null
  order by c.company_code <> s.head_code, m.joined_at, c.company_code
$function$;

CREATE OR REPLACE FUNCTION public.sub_organisations_above(kind text, id text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return array(
    select p.sub_organisation_id::text from sub_organisation_departments p
    where p.company_code = app_company() and p.department_code = any (departments_above(kind, id))
    union all
    select p.sub_organisation_id::text from sub_organisation_people p
    where p.company_code = app_company() and p.person_id = case kind when 'person' then id::uuid end
    union all
    select id where kind = 'sub-organisation');
end $function$;

CREATE OR REPLACE FUNCTION public.take_grants_of_roles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from grants g using removed r
    where g.company_code = r.company_code and g.person_id = r.person_id and g.role = r.role and g.given_at is null
      and g.scope_kind = 'company' and g.scope_id = '' and g.valid_from = '-infinity' and g.valid_until = 'infinity';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.take_pin_try(company text, person uuid)
 RETURNS TABLE(pin_id uuid, pin_hash text, wrong_tries integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
begin
  perform set_config('app.company_code', company, true);
  return query
    update recovery_pins k set wrong_tries = k.wrong_tries + 1
    where k.company_code = company and k.person_id = person and k.wrong_tries < 5 and exists (
      select from people p join companies c on c.company_code = p.company_code and c.ended_at is null
      where p.company_code = company and p.person_id = person and p.employment_status <> 'R'
        and exists (select from passwords w where w.company_code = p.company_code and w.person_id = p.person_id))
    returning k.pin_id, k.pin_hash, k.wrong_tries;
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.taken_numbers(wanted text[])
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company constant text := app_company();
  capitals constant text[] := array(select upper(w) from unnest(wanted) w);
  taken constant text[] := array(
    select s.employee_number from people_search s where s.company_code = company and s.employee_number = any (capitals));
begin
  return query select w from unnest(wanted) w where upper(w) = any (taken);
end $function$;

CREATE OR REPLACE FUNCTION public.tally_agreement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  answer_before boolean;
begin
  select a.is_agreed into answer_before from agreements a
    where a.company_code = new.company_code and a.person_id = new.person_id and a.terms_code = new.terms_code
      and a.country_code = new.country_code and a.version = new.version and a.part = new.part
      and a.agreement_id <> new.agreement_id
    order by a.agreed_at desc limit 1;
  if answer_before is not distinct from new.is_agreed then return null; end if;
  insert into agreement_tallies as known (terms_code, country_code, version, part, shard, agreed, declined)
  values (new.terms_code, new.country_code, new.version, new.part, pg_backend_pid() % 8,
    new.is_agreed::integer - coalesce(answer_before::integer, 0),
    (not new.is_agreed)::integer - coalesce((not answer_before)::integer, 0))
  on conflict (terms_code, country_code, version, part, shard) do update
    set agreed = known.agreed + excluded.agreed, declined = known.declined + excluded.declined;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.telling_moments(starts timestamp with time zone, ends timestamp with time zone, hours uuid, others uuid)
 RETURNS SETOF timestamp with time zone
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  begins constant timestamptz := greatest(app_now(), starts);
  held grant_windows;
  other grant_windows;
begin
  select * into held from grant_windows w where w.company_code = app_company() and w.grant_window_id = hours;
  select * into other from grant_windows w where w.company_code = app_company() and w.grant_window_id = others;
  return query
    with candidates as (
      select begins as at
      union select next_opening(held, begins) where hours is not null
      union select least(ends - interval '1 second', begins + interval '1000 years') where hours is null
      -- 37 hours apart they fall on all days of a week, and on days and nights by turns.
      union select begins + make_interval(hours => 37 * n) from generate_series(1, 7) n
      union select min(half.at) from generate_series(date_bin('30 minutes', begins, 'epoch') + interval '30 minutes',
          begins + interval '8 days', interval '30 minutes') half (at)
        where others is not null and others is distinct from hours and window_closed(other, half.at) is not null
          and (hours is null or window_closed(held, half.at) is null))
    select c.at from candidates c
    where c.at >= begins and c.at < ends and (hours is null or window_closed(held, c.at) is null);
end $function$;

CREATE OR REPLACE FUNCTION public.ticket_permissions(actor uuid)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  moment constant timestamptz := app_now();
  company constant text := app_company();
begin
  if not exists (select from grants g
    where g.company_code = company and g.person_id = actor and g.role = 'serviceDesk'
      and g.valid_from <= moment and moment < g.valid_until
      and (g.window_id is null or in_window(company, g.window_id, moment))) then return '{}'; end if;
  return array(
    select r.permission from role_permissions r where r.role = 'serviceDesk'
    except
    select coalesce(g.permission, r.permission)
    from grants g left join opened_by_roles(company) r on r.name = coalesce(g.role, g.company_role_id::text)
    where g.company_code = company and g.person_id = actor and g.role is distinct from 'serviceDesk' and g.scope_kind = 'company'
      and g.valid_from <= moment and moment < g.valid_until
      and (g.window_id is null or in_window(company, g.window_id, moment))
    order by 1);
end $function$;

CREATE OR REPLACE FUNCTION public.tidy_initial_passwords()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
begin
  for company in select c.company_code from companies c loop
    perform set_config('app.company_code', company, true);
    delete from initial_passwords w where w.company_code = company and w.expires_at <= app_now();
  end loop;
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.tidy_invitations(kept_days integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
begin
  for company in select distinct l.company_code from invitation_links l loop
    perform set_config('app.company_code', company, true);
    update invitations i set target = null, target_index = null
      where i.company_code = company and (i.target is not null or i.target_index is not null)
        and i.expires_at < app_now() - make_interval(days => kept_days);
    update invitation_joins j set state = 'refused', application = null, waits_until = null, decided_at = app_now()
      where j.company_code = company and j.state = 'waiting' and j.waits_until <= app_now();
  end loop;
  perform set_config('app.company_code', company_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.touches_person_above(actor uuid, kinds text[], ids text[])
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  touched constant uuid[] := array(
    select t.id::uuid from unnest(kinds, ids) t (kind, id) where t.kind = 'person'
    union
    select g.person_id from unnest(kinds, ids) t (kind, id)
    join grants g on g.company_code = app_company() and g.grant_id = case t.kind when 'grant' then t.id::uuid end
    union
    select s.person_id from unnest(kinds, ids) t (kind, id)
    join sessions s on s.company_code = app_company() and s.session_id = case t.kind when 'session' then t.id::uuid end);
begin
  return touched <> '{}' and have_more_rights(touched, actor);
end $function$;

CREATE OR REPLACE FUNCTION public.transaction_moment()
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
AS $function$
declare
  taken constant text := coalesce(current_setting('app.moment', true), '');
begin
  if taken <> '' then return taken::timestamptz; end if;
  return set_config('app.moment', app_now()::text, true)::timestamptz;
end $function$;

CREATE OR REPLACE FUNCTION public.who_may(wanted text, kind text, id text, moment timestamp with time zone, among uuid[], most integer)
 RETURNS TABLE(person_id uuid)
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  company constant text := app_company();
  above constant text[] := case when kind in ('', 'company') then '{}' else coalesce(departments_above(kind, id), '{}') end;
  around constant text[] := case when kind in ('', 'company') then '{}' else sub_organisations_above(kind, id) end;
  opening constant text[] := array(select r.name from opened_by_roles(company) r where r.permission = wanted);
begin
  return query
    select distinct g.person_id
    from grants g left join grant_windows w on w.company_code = company and w.grant_window_id = g.window_id
    where g.company_code = company and (among is null or g.person_id = any (among))
      and (g.permission = wanted or coalesce(g.role, g.company_role_id::text) = any (opening))
      and (kind = '' or g.scope_kind = 'company' or g.scope_kind = kind and g.scope_id = id
        or g.scope_kind = 'department' and g.scope_id = any (above)
        or g.scope_kind = 'sub-organisation' and g.scope_id = any (around))
      and g.valid_from <= moment and moment < g.valid_until
      and (g.window_id is null or window_closed(w, moment) is null)
    order by 1 limit most;
end $function$;

CREATE OR REPLACE FUNCTION public.window_closed(held grant_windows, moment timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  local constant timestamp := local_time(moment, held.zone);
begin
  if held.closes_on_days_off and exists (select from days_off d where d.company_code = held.company_code and d.day = local::date)
  then return 'dayOff'; end if;
  return case when held.weekly @> minute_of_week(local) then null else 'otherHours' end;
end $function$;

CREATE OR REPLACE FUNCTION public.window_edge(held grant_windows, moment timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  minute constant integer := minute_of_week(local_time(moment, held.zone));
  started constant timestamptz := date_trunc('minute', moment);
  minutes integer;
begin
  select min((at - minute + 10079) % 10080 + 1) into minutes
  from (
    select unnest(array[lower(part), upper(part)]) as at from unnest(held.weekly) part
    union all select case when held.closes_on_days_off then (minute / 1440 + 1) * 1440 end) edges;
  return least(started + make_interval(mins => minutes),
    case when held.zone like 'GMT%' then null else date_bin('30 minutes', moment, 'epoch') + interval '30 minutes' end);
end $function$;

CREATE OR REPLACE FUNCTION public.window_then(company text, id uuid, moment timestamp with time zone)
 RETURNS SETOF grant_windows
 LANGUAGE plpgsql
 STABLE ROWS 1
AS $function$
declare
  held grant_windows;
  former grant_window_changes;
begin
  select * into held from grant_windows w where w.company_code = company and w.grant_window_id = id;
  select * into former from grant_window_changes c
    where c.company_code = company and c.grant_window_id = id and c.changed_at > moment order by c.changed_at, c.change_id limit 1;
  if former.change_id is not null then
    held.company_code := company;
    held.grant_window_id := id;
    held.weekly := former.weekly;
    held.zone := former.zone;
    held.closes_on_days_off := former.closes_on_days_off;
  end if;
  if held.grant_window_id is not null then return next held; end if;
end $function$;

CREATE OR REPLACE FUNCTION public.windows_at(company text, moment timestamp with time zone)
 RETURNS TABLE(window_id uuid, is_open boolean, edge timestamp with time zone)
 LANGUAGE plpgsql
 STABLE ROWS 10
AS $function$
begin
  return query select w.grant_window_id, window_closed(w, moment) is null, window_edge(w, moment)
    from grant_windows w where w.company_code = company;
end $function$;

CREATE OR REPLACE FUNCTION public.write_company_role_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held constant company_roles := case tg_op when 'DELETE' then old else new end;
begin
  insert into company_role_changes (company_code, company_role_id, operation, actor_id, permissions)
  select held.company_code, held.company_role_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid, case tg_op when 'DELETE' then '{}' else held.permissions end
  from companies c where c.company_code = held.company_code;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_compared_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  compared text := compared_name(to_jsonb(new) ->> tg_argv[0]);
begin
  if tg_op = 'UPDATE' and compared_name(to_jsonb(old) ->> tg_argv[0]) = compared then
    compared := to_jsonb(old) ->> tg_argv[1];
  end if;
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[1], compared));
end $function$;

CREATE OR REPLACE FUNCTION public.write_emblem_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  company constant text := coalesce(new.company_code, old.company_code);
  person constant uuid := coalesce(new.person_id, old.person_id);
  emblem constant uuid := coalesce(new.emblem_id, old.emblem_id);
  called text;
begin
  select e.name into called from emblems e where e.company_code = company and e.emblem_id = emblem;
  if called is null then
    select d.content -> 0 ->> 'name' into called from deleted_rows d
      where d.company_code = company and d.table_name = 'emblems' and d.row_key = emblem::text;
  end if;
  insert into person_changes (company_code, person_id, operation, actor_id, changes)
  select p.company_code, p.person_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid,
    jsonb_build_object('emblem', case tg_op when 'INSERT' then jsonb_build_array(null, called) else jsonb_build_array(called, null) end)
  from people p where p.company_code = company and p.person_id = person and p.closed_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_grant_change(held grants, change text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into grant_changes (company_code, person_id, operation, actor_id, change, grant_id, role, permission,
    scope_kind, scope_id, valid_from, valid_until, company_role_id, window_id, through_id)
  select p.company_code, p.person_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid, change, held.grant_id, held.role, held.permission,
    held.scope_kind, held.scope_id, held.valid_from, held.valid_until, held.company_role_id, held.window_id, held.through_id
  from people p where p.company_code = held.company_code and p.person_id = held.person_id and p.closed_at is null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_grant_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then perform write_grant_change(old, 'taken'); end if;
  if tg_op <> 'DELETE' then perform write_grant_change(new, 'given'); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_grant_window_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into grant_window_changes (company_code, grant_window_id, operation, actor_id, weekly, zone, closes_on_days_off)
  select old.company_code, old.grant_window_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid, old.weekly, old.zone, old.closes_on_days_off
  from companies c where c.company_code = old.company_code;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_head_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  -- Before the statement: in its conditions `coalesce` bars the key under row-level security.
  company constant text := coalesce(new.company_code, old.company_code);
  person constant uuid := coalesce(new.person_id, old.person_id);
begin
  insert into person_changes (company_code, person_id, operation, actor_id, changes)
  select p.company_code, p.person_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid,
    jsonb_build_object('department_head', jsonb_build_array(before -> 'department_code', after -> 'department_code'),
      'head_place', jsonb_build_array(before -> 'place', after -> 'place'))
  from people p where p.company_code = company and p.person_id = person and p.closed_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  row_before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  row_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  one_of_both constant jsonb := coalesce(row_before, row_after);
  passed_over constant text[] := array['changed_at'] || tg_argv[1:];
begin
  if tg_op = 'UPDATE' and row_before - passed_over = row_after - passed_over then return new; end if;
  insert into history (company_code, table_name, row_key, change, row_before, valid_from, operation, actor_id)
  values (one_of_both ->> 'company_code', tg_table_name, one_of_both ->> tg_argv[0], lower(tg_op), row_before,
    (row_before ->> 'changed_at')::timestamptz, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid);
  if tg_op = 'DELETE' then return old; end if;
  new.changed_at := app_now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.write_person_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  row_before constant jsonb := to_jsonb(old);
  row_after constant jsonb := to_jsonb(new);
  changes jsonb;
begin
  if current_setting('app.operation', true) = 'renew-keys' then return null; end if;
  select jsonb_object_agg(column_name, case when keeps_value then
      jsonb_build_array(row_before -> column_name, row_after -> column_name) end)
    from person_change_columns where row_before -> column_name is distinct from row_after -> column_name
    into changes;
  if changes is null then return null; end if;
  insert into person_changes (company_code, person_id, operation, actor_id, changes)
  values (new.company_code, new.person_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid, changes);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_post_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  company constant text := coalesce(new.company_code, old.company_code);
  person constant uuid := coalesce(new.person_id, old.person_id);
  changes jsonb := jsonb_build_object('concurrent_post',
    jsonb_build_array(before -> 'department_code', after -> 'department_code'));
begin
  if before ->> 'job_title_code' is distinct from after ->> 'job_title_code' then
    changes := changes || jsonb_build_object('concurrent_title',
      jsonb_build_array(before -> 'job_title_code', after -> 'job_title_code'));
  elsif tg_op = 'UPDATE' then
    return null;
  end if;
  insert into person_changes (company_code, person_id, operation, actor_id, changes)
  select p.company_code, p.person_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid, changes
  from people p where p.company_code = company and p.person_id = person and p.closed_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_role_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    insert into person_changes (company_code, person_id, operation, actor_id, changes)
    select p.company_code, p.person_id, nullif(current_setting('app.operation', true), ''),
      nullif(current_setting('app.actor_id', true), '')::uuid,
      jsonb_build_object('role', jsonb_build_array(old.role, null))
    from people p where p.company_code = old.company_code and p.person_id = old.person_id
      and p.closed_at is null and old.role <> 'employee';
  end if;
  if tg_op <> 'DELETE' then
    insert into person_changes (company_code, person_id, operation, actor_id, changes)
    select p.company_code, p.person_id, nullif(current_setting('app.operation', true), ''),
      nullif(current_setting('app.actor_id', true), '')::uuid,
      jsonb_build_object('role', jsonb_build_array(null, new.role))
    from people p where p.company_code = new.company_code and p.person_id = new.person_id
      and p.closed_at is null and new.role <> 'employee';
  end if;
  return null;
end $function$;

grant execute on function add_top_department() to public;
grant execute on function app_company() to public;
grant execute on function app_now() to public;
grant execute on function authorize(uuid,text,text[],text[]) to public;
grant execute on function authorize_each(uuid,text,text[],text[]) to public;
grant execute on function background_jobs(integer) to madang_app;
grant execute on function bump_rights_of(text,uuid[]) to public;
grant execute on function bump_rights_of_days_off() to public;
grant execute on function bump_rights_of_role() to public;
grant execute on function bump_rights_of_window() to public;
grant execute on function bump_rights_version() to public;
grant execute on function closed_hours(uuid,text,text[],text[]) to public;
grant execute on function companies_at(inet) to madang_app;
grant execute on function companies_to_link(text[]) to public;
grant execute on function companies_to_link(text[],timestamp with time zone) to public;
grant execute on function companies_with_due_plans(text[]) to public;
grant execute on function company_role_then(text,uuid,timestamp with time zone) to public;
grant execute on function comparable_text(text) to public;
grant execute on function compared_name(text) to public;
grant execute on function copies_of(text,uuid[]) to public;
grant execute on function copy_grants_of_holder() to public;
grant execute on function copy_role_grant() to public;
grant execute on function copy_role_grants(text,uuid[]) to public;
grant execute on function count_background_jobs() to madang_app;
grant execute on function count_changed_person() to public;
grant execute on function count_failed_log_ins(jsonb) to madang_app;
grant execute on function count_people_of_statement() to public;
grant execute on function count_references(regclass,text,text) to public;
grant execute on function departments_above(text,text) to public;
grant execute on function departments_within(text[]) to public;
grant execute on function destroy_ended_company(text,integer) to madang_app;
grant execute on function destroy_rows_of_company(text,integer,text[]) to madang_app;
grant execute on function empty_tables_of_person(text,uuid) to public;
grant execute on function end_grants_of_department() to public;
grant execute on function end_grants_of_sub_organisation() to public;
grant execute on function end_posts_of_retired() to public;
grant execute on function end_sessions_of_retired() to public;
grant execute on function end_sessions_of_suspended() to public;
grant execute on function end_sessions_on_leave() to public;
grant execute on function end_sessions_with_id() to public;
grant execute on function enqueue_job(text,json,text,interval) to madang_app;
grant execute on function explain_right(uuid,text,text[],text,text,timestamp with time zone) to public;
grant execute on function fill_session_profile() to public;
grant execute on function find_departments(text) to madang_app;
grant execute on function find_open_invitation(bytea) to madang_app;
grant execute on function find_people(text[],text,integer) to madang_app;
grant execute on function flow_id_domain(uuid) to public;
grant execute on function flow_id_profile(uuid) to public;
grant execute on function flow_invitation(uuid) to madang_app;
grant execute on function fold_latin(text) to public;
grant execute on function fold_people_counts(text) to public;
grant execute on function free_seat_that_comes_back() to public;
grant execute on function give_grants_of_roles() to public;
grant execute on function give_up_background_job(bigint) to madang_app;
grant execute on function givers_of(text,text,text,timestamp with time zone,integer) to public;
grant execute on function grants_then(text,uuid,timestamp with time zone) to public;
grant execute on function has_grant(text,uuid,text,text,text,timestamp with time zone) to public;
grant execute on function has_more_rights(uuid,uuid) to public;
grant execute on function hasten_messages(uuid) to madang_app;
grant execute on function have_more_rights(uuid[],uuid) to public;
grant execute on function heads_recorded_since() to madang_app;
grant execute on function id_ends_at(text,text) to public;
grant execute on function in_window(text,uuid,timestamp with time zone) to public;
grant execute on function initials_of(text) to public;
grant execute on function is_access_locked(timestamp with time zone,timestamp with time zone) to public;
grant execute on function is_by_locked(uuid) to public;
grant execute on function is_in_service(text) to public;
grant execute on function is_leave_closed(text,text) to public;
grant execute on function is_linkable(timestamp with time zone) to public;
grant execute on function is_session_outdated(bytea) to madang_app;
grant execute on function keep_representative() to public;
grant execute on function keep_waiting_contacts() to public;
grant execute on function kept_of_ended_companies() to public;
grant execute on function leave_saved_views() to public;
grant execute on function linked_since(text) to public;
grant execute on function linked_since(text,timestamp with time zone) to public;
grant execute on function living_session(bytea) to public;
grant execute on function local_time(timestamp with time zone,text) to public;
grant execute on function mark_invited_flow() to public;
grant execute on function may_act(uuid) to public;
grant execute on function may_change_window(uuid,uuid) to public;
grant execute on function may_give(uuid,text[],text,text,timestamp with time zone,uuid) to public;
grant execute on function may_give_role(uuid,text,text) to public;
grant execute on function may_give_unbound(uuid,text,text[]) to public;
grant execute on function minute_of_week(timestamp without time zone) to public;
grant execute on function move_department_paths() to public;
grant execute on function must_renew_password(text,uuid) to public;
grant execute on function new_id() to public;
grant execute on function next_board_number() to public;
grant execute on function next_opening(grant_windows,timestamp with time zone) to public;
grant execute on function next_portlet_number() to public;
grant execute on function opened_by_roles(text) to public;
grant execute on function people_acted_for(text,uuid) to public;
grant execute on function people_by_numbers(text[]) to madang_app;
grant execute on function permissions_on(uuid,text,text) to public;
grant execute on function place_emblem_grant() to public;
grant execute on function plain_signs(text) to public;
grant execute on function platform_records(text[],text[],uuid,text,text,timestamp with time zone,timestamp with time zone,text,uuid,integer) to public;
grant execute on function purge_audit_rows(text,integer) to madang_app;
grant execute on function purge_failed_log_ins(integer) to madang_app;
grant execute on function purge_imports(integer,integer) to madang_app;
grant execute on function purge_row_runs(integer) to madang_app;
grant execute on function purge_undo_steps() to madang_app;
grant execute on function reach_of(uuid,text,text) to public;
grant execute on function read_credentials(text) to madang_app;
grant execute on function read_initial_password(text) to madang_app;
grant execute on function read_initial_password_of(text,uuid) to madang_app;
grant execute on function read_living_sessions(bytea[]) to public;
grant execute on function read_password_of(text,uuid) to madang_app;
grant execute on function read_recoverable(text) to madang_app;
grant execute on function read_recovery_of(text,uuid) to madang_app;
grant execute on function read_session_versions(bytea[]) to public;
grant execute on function refuse_change() to public;
grant execute on function refuse_change_but_purge() to public;
grant execute on function refuse_content_of_closed_text() to public;
grant execute on function refuse_ended_companies() to public;
grant execute on function refuse_ended_company() to public;
grant execute on function refuse_ended_entrance(text,uuid) to public;
grant execute on function refuse_locked_entrance(text,uuid) to public;
grant execute on function refuse_stand_in_circle() to public;
grant execute on function refuse_waiting_entrance() to public;
grant execute on function renew_profiles_of_person() to public;
grant execute on function renew_sessions_of_company(text) to public;
grant execute on function renew_sessions_of_moved_department() to public;
grant execute on function renew_sessions_of_placed_person() to public;
grant execute on function renew_sessions_of_structure_member() to public;
grant execute on function renew_sessions_of_sub_organisations() to public;
grant execute on function renew_sessions_of_tie() to public;
grant execute on function retry_background_job(bigint) to madang_app;
grant execute on function rights_of(uuid) to public;
grant execute on function search_pieces(text,text) to public;
grant execute on function session_profile(text,uuid) to public;
grant execute on function session_versions(bytea) to public;
grant execute on function set_department_path() to public;
grant execute on function set_department_path_start() to public;
grant execute on function set_left_department() to public;
grant execute on function stays_open(text,uuid,timestamp with time zone,timestamp with time zone) to public;
grant execute on function structure_companies() to public;
grant execute on function sub_organisations_above(text,text) to public;
grant execute on function take_grants_of_roles() to public;
grant execute on function take_pin_try(text,uuid) to madang_app;
grant execute on function taken_numbers(text[]) to madang_app;
grant execute on function tally_agreement() to public;
grant execute on function telling_moments(timestamp with time zone,timestamp with time zone,uuid,uuid) to public;
grant execute on function ticket_permissions(uuid) to public;
grant execute on function tidy_initial_passwords() to madang_app;
grant execute on function tidy_invitations(integer) to madang_app;
grant execute on function touches_person_above(uuid,text[],text[]) to public;
grant execute on function transaction_moment() to public;
grant execute on function who_may(text,text,text,timestamp with time zone,uuid[],integer) to public;
grant execute on function window_closed(grant_windows,timestamp with time zone) to public;
grant execute on function window_edge(grant_windows,timestamp with time zone) to public;
grant execute on function window_then(text,uuid,timestamp with time zone) to public;
grant execute on function windows_at(text,timestamp with time zone) to public;
grant execute on function write_company_role_change() to public;
grant execute on function write_compared_name() to public;
grant execute on function write_emblem_change() to public;
grant execute on function write_grant_change(grants,text) to public;
grant execute on function write_grant_changes() to public;
grant execute on function write_grant_window_change() to public;
grant execute on function write_head_change() to public;
grant execute on function write_history() to public;
grant execute on function write_person_change() to public;
grant execute on function write_post_change() to public;
grant execute on function write_role_change() to public;
grant select, usage on future sequences of madang_owner to madang_app;
grant delete, insert, select, update on future tables of madang_owner to madang_app;
grant execute on procedure guard_company_table(regclass) to public;
grant create, usage on schema public to madang_owner;
grant usage on schema public to public;
grant select, usage on sequence history_history_number_seq to madang_app;
grant select, usage on sequence key_fingerprints_key_number_seq to madang_app;
grant select, usage on sequence person_changes_change_number_seq to madang_app;
grant delete, insert, select, update on table access_rules to madang_app;
grant delete, insert, select, update on table address_confirmations to madang_app;
grant delete, insert, select, update on table agreement_tallies to madang_app;
grant insert, select on table agreements to madang_app;
grant delete, insert, select, update on table anniversaries to madang_app;
grant delete, insert, select, update on table approval_approvers to madang_app;
grant delete, insert, select, update on table approval_configurations to madang_app;
grant delete, insert, select, update on table approval_events to madang_app;
grant delete, insert, select, update on table approval_files to madang_app;
grant delete, insert, select, update on table approval_form_starts to madang_app;
grant delete, insert, select, update on table approval_form_versions to madang_app;
grant delete, insert, select, update on table approval_forms to madang_app;
grant delete, insert, select, update on table approval_policies to madang_app;
grant delete, insert, select, update on table approval_policy_versions to madang_app;
grant delete, insert, select, update on table approval_request_numbers to madang_app;
grant delete, insert, select, update on table approval_requests to madang_app;
grant delete, insert, select, update on table approval_stand_ins to madang_app;
grant delete, insert, select, update on table approval_steps to madang_app;
grant insert, select on table audit_anchors to madang_app;
grant insert, select on table audit_links to madang_app;
grant insert, select on table audit_log to madang_app;
grant insert, select, update on table audit_passes to madang_app;
grant delete, insert, select, update on table authenticator_apps to madang_app;
grant delete, insert, select, update on table board_departments to madang_app;
grant delete, insert, select, update on table board_readings to madang_app;
grant delete, insert, select, update on table boards to madang_app;
grant delete, insert, select, update on table calendar_feeds to madang_app;
grant delete, insert, select, update on table closed_accounts to madang_app;
grant delete, insert, select, update on table companies to madang_app;
grant delete, insert, select, update on table company_calendars to madang_app;
grant delete, insert, select, update on table company_counters to madang_app;
grant delete, insert, select, update on table company_marks to madang_app;
grant delete, insert, select on table company_role_changes to madang_app;
grant delete, insert, select, update on table company_roles to madang_app;
grant delete, insert, select, update on table company_structures to madang_app;
grant delete, insert, select, update on table concurrent_posts to madang_app;
grant delete, insert, select, update on table console_jobs to madang_app;
grant delete, insert, select, update on table days_off to madang_app;
grant delete, insert, select, update on table deleted_rows to madang_app;
grant delete, insert, select, update on table department_heads to madang_app;
grant delete, insert, select, update on table departments to madang_app;
grant delete, insert, select, update on table device_letters_off to madang_app;
grant delete, insert, select, update on table dispatch_events to madang_app;
grant delete, insert, select, update on table dispatches to madang_app;
grant delete, insert, select, update on table edition_drafts to madang_app;
grant delete, insert, select, update on table emblem_grants to madang_app;
grant delete, insert, select, update on table emblems to madang_app;
grant delete, insert, select, update on table employment_changes to madang_app;
grant delete, insert, select, update on table factor_challenges to madang_app;
grant delete, insert, select, update on table factor_reminders to madang_app;
grant delete, insert, select, update on table failed_log_ins to madang_app;
grant delete, insert, select, update on table flows to madang_app;
grant select on table given_numbers to madang_app;
grant delete, insert, select on table grant_changes to madang_app;
grant delete, insert, select, update on table grant_end_notices to madang_app;
grant delete, insert, select on table grant_window_changes to madang_app;
grant delete, insert, select, update on table grant_windows to madang_app;
grant delete, insert, select, update on table grants to madang_app;
grant delete, insert, select, update on table handovers to madang_app;
grant delete, insert, select, update on table held_changes to madang_app;
grant delete, insert, select, update on table held_operations to madang_app;
grant delete, insert, select, update on table hidden_first_steps to madang_app;
grant delete, insert, select, update on table hint_questions to madang_app;
grant insert, select on table history to madang_app;
grant delete, insert, select, update on table holiday_calendars to madang_app;
grant delete, insert, select, update on table holiday_years to madang_app;
grant delete, insert, select, update on table id_change_periods to madang_app;
grant delete, insert, select, update on table id_requests to madang_app;
grant delete, insert, select, update on table import_headings to madang_app;
grant delete, insert, select, update on table import_hours to madang_app;
grant delete, insert, select, update on table import_rows to madang_app;
grant delete, insert, select, update on table imports to madang_app;
grant delete, insert, select, update on table inbox_messages to madang_app;
grant delete, insert, select, update on table initial_passwords to madang_app;
grant delete, insert, select, update on table invitation_flows to madang_app;
grant delete, insert, select, update on table invitation_joins to madang_app;
grant delete, insert, select, update on table invitation_links to madang_app;
grant delete, insert, select, update on table invitations to madang_app;
grant delete, insert, select, update on table item_categories to madang_app;
grant delete, insert, select, update on table item_category_uses to madang_app;
grant delete, insert, select, update on table job_lists to madang_app;
grant delete, insert, select, update on table job_ranks to madang_app;
grant delete, insert, select, update on table job_titles to madang_app;
grant delete, insert, select, update on table job_workers to madang_app;
grant delete, insert, select, update on table known_devices to madang_app;
grant delete, insert, select, update on table last_changes to madang_app;
grant delete, insert, select, update on table list_layouts to madang_app;
grant delete, insert, select, update on table locations to madang_app;
grant delete, insert, select, update on table login_ids to madang_app;
grant delete, insert, select, update on table login_ties to madang_app;
grant delete, insert, select, update on table login_tries to madang_app;
grant delete, insert, select, update on table mail_domains to madang_app;
grant delete, insert, select, update on table marketing_requests to madang_app;
grant delete, insert, select, update on table memberships to madang_app;
grant delete, insert, select, update on table menus to madang_app;
grant delete, insert, select, update on table message_counts to madang_app;
grant delete, insert, select, update on table opencodes to madang_app;
grant delete, insert, select, update on table operator_setup to madang_app;
grant delete, insert, select, update on table operator_setup_tokens to madang_app;
grant delete, insert, select, update on table otp_codes to madang_app;
grant delete, insert, select, update on table outbox to madang_app;
grant delete, insert, select, update on table passkeys to madang_app;
grant delete, insert, select, update on table passwords to madang_app;
grant delete, insert, select, update on table pending_log_ins to madang_app;
grant delete, insert, select, update on table people to madang_app;
grant delete, insert, select, update on table people_counts to madang_app;
grant select on table person_change_columns to madang_app;
grant delete, insert, select on table person_changes to madang_app;
grant delete, insert, select, update on table person_key_secrets to madang_app;
grant delete, insert, select, update on table person_keys to madang_app;
grant delete, insert, select, update on table plan_targets to madang_app;
grant delete, insert, select, update on table plans to madang_app;
grant delete, insert, select, update on table portlet_categories to madang_app;
grant delete, insert, select, update on table portlets to madang_app;
grant delete, insert, select, update on table post_comments to madang_app;
grant delete, insert, select, update on table post_readings to madang_app;
grant delete, insert, select, update on table post_recommendations to madang_app;
grant delete, insert, select, update on table posts to madang_app;
grant delete, insert, select, update on table promotion_codes to madang_app;
grant delete, insert, select, update on table promotion_redemptions to madang_app;
grant delete, insert, select, update on table promotions to madang_app;
grant delete, insert, select, update on table properties to madang_app;
grant delete, insert, select, update on table quick_links to madang_app;
grant delete, insert, select, update on table rate_counters to madang_app;
grant delete, insert, select, update on table received_messages to madang_app;
grant insert, select on table record_reviews to madang_app;
grant delete, insert, select, update on table recovery_codes to madang_app;
grant delete, insert, select, update on table recovery_pins to madang_app;
grant delete, insert, select, update on table registration_flows to madang_app;
grant delete, insert, select, update on table right_requests to madang_app;
grant delete, insert, select, update on table rights_versions to madang_app;
grant delete, insert, select, update on table role_grants to madang_app;
grant delete, insert, select, update on table role_permissions to madang_app;
grant delete, insert, select, update on table row_runs to madang_app;
grant delete, insert, select, update on table run_rows to madang_app;
grant delete, insert, select, update on table running_processes to madang_app;
grant delete, insert, select, update on table saved_views to madang_app;
grant delete, insert, select, update on table seats to madang_app;
grant delete, insert, select, update on table security_grades to madang_app;
grant delete, insert, select, update on table sent_messages to madang_app;
grant delete, insert, select, update on table sessions to madang_app;
grant delete, insert, select, update on table shared_address_people to madang_app;
grant delete, insert, select, update on table shared_addresses to madang_app;
grant delete, insert, select, update on table structure_members to madang_app;
grant delete, insert, select, update on table structure_offers to madang_app;
grant delete, insert, select, update on table sub_organisation_departments to madang_app;
grant delete, insert, select, update on table sub_organisation_people to madang_app;
grant delete, insert, select, update on table sub_organisations to madang_app;
grant insert, select on table terms_contents to madang_app;
grant insert, select on table terms_texts to madang_app;
grant insert, select on table terms_versions to madang_app;
grant delete, insert, select, update on table undo_steps to madang_app;
grant delete, insert, select, update on table used_log_in_challenges to madang_app;
grant delete, insert, select, update on table verified_contacts to madang_app;
grant delete, insert, select, update on table waiting_contacts to madang_app;
grant delete, insert, select, update on table welcome_mails to madang_app;
grant delete, insert, select, update on table welcome_raises to madang_app;
