-- Mechanisms that every capability stands on. Tables of a company lead with company_code and carry row-level
-- security; the others are global directories that hold no company's business data.

-- The one clock of expiry, windows and locks. Tests replace it in their throw-away database.
create function app_now() returns timestamptz language sql volatile parallel safe
  return clock_timestamp();

create function app_company() returns text language sql stable parallel safe
  return nullif(current_setting('app.company_code', true), '');

-- Guards a table of a company: rows of the company of the transaction alone, for the owner too.
create procedure guard_company_table(guarded regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format('create policy company on %s using (company_code = app_company()) with check (company_code = app_company())', guarded);
end $$;

-- Time-ordered identifiers (RFC 9562, version 7); PostgreSQL has its own only from version 18 on.
create function new_id() returns uuid language sql volatile parallel safe
  return encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid;

-- Counts that must never exceed a limit, one row per thing counted and window.
create table rate_counters (
  counter_key bytea not null,
  window_seconds integer not null,
  used integer not null,
  window_ends_at timestamptz not null,
  constraint rate_counters_pkey primary key (counter_key, window_seconds)
);
create index rate_counters_window_ends_at_idx on rate_counters (window_ends_at);

-- A public flow (sign-up, invitation, recovery ...): one row bound to one browser by its cookie.
create table flows (
  flow_id uuid not null default new_id() constraint flows_pkey primary key,
  secret_hash bytea not null constraint flows_secret_hash_key unique,
  state text not null default 'open' constraint flows_state_check check (state in ('open', 'sent', 'verified', 'done')),
  reserved_person_id uuid not null default new_id(),
  id_checks integer not null default 0,
  sends integer not null default 0,
  verified_option text,
  verified_target_index bytea,
  proof_expires_at timestamptz,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null
);
create index flows_expires_at_idx on flows (expires_at);

create table sessions (
  token_hash bytea not null constraint sessions_pkey primary key,
  company_code text not null,
  person_id uuid not null,
  idle_seconds integer not null,
  created_at timestamptz not null default app_now(),
  last_seen_at timestamptz not null default app_now(),
  expires_at timestamptz not null
);
create index sessions_company_code_person_id_idx on sessions (company_code, person_id);
create index sessions_expires_at_idx on sessions (expires_at);

-- Who did what; written in the transaction of the change, never changed.
create table audit_log (
  company_code text not null,
  audit_id uuid not null default new_id(),
  occurred_at timestamptz not null default app_now(),
  operation text not null,
  actor_id uuid,
  actor_kind text not null constraint audit_log_actor_kind_check check (actor_kind in ('person', 'visitor', 'system')),
  target_kind text not null,
  target_id text not null,
  fields text[] not null default '{}',
  request_id text not null,
  address inet,
  constraint audit_log_pkey primary key (company_code, audit_id)
);
create index audit_log_company_code_occurred_at_idx on audit_log (company_code, occurred_at);
call guard_company_table('audit_log');

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger audit_log_immutable before update or delete on audit_log
  for each row execute function refuse_change();

-- Mail and SMS on their way: written in the transaction, sent by a job after commit, emptied once sent.
create table outbox (
  message_id uuid not null default new_id() constraint outbox_pkey primary key,
  channel text not null constraint outbox_channel_check check (channel in ('mail', 'sms')),
  recipient bytea,
  content bytea,
  state text not null default 'waiting' constraint outbox_state_check check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  finished_at timestamptz
);
create index outbox_state_created_at_idx on outbox (state, created_at);

-- Jobs belong to the owner; a request may only add one.
create function enqueue_job(task text, payload json, job_key text default null) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, job_key := job_key, max_attempts := 12);
end $$;
revoke execute on function enqueue_job(text, json, text) from public;
grant execute on function enqueue_job(text, json, text) to madang_app;

alter default privileges in schema public grant select, insert, update, delete on tables to madang_app;
alter default privileges in schema public grant usage, select on sequences to madang_app;
grant select, insert, update, delete on rate_counters, flows, sessions, outbox to madang_app;
grant select, insert on audit_log to madang_app;

-- The operator's settings of the whole platform; the contract names them and their form.
create table properties (
  property_key text not null constraint properties_pkey primary key,
  value jsonb not null,
  changed_at timestamptz not null default app_now()
);
grant select, insert, update, delete on properties to madang_app;
