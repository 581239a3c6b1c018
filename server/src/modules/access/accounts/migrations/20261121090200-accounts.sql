-- Every login ID of the suite, across companies: the ID is a name that can change, the person is its person_id.
-- A reservation holds an ID while a sign-up is under way; it belongs to no company yet and ends by itself.
create table login_ids (
  login_id text collate "C" not null constraint login_ids_pkey primary key,
  company_code text,
  person_id uuid not null,
  reserved_until timestamptz,
  constraint login_ids_state_check check ((company_code is null) = (reserved_until is not null))
);
create index login_ids_company_code_person_id_idx on login_ids (company_code, person_id);
create index login_ids_reserved_until_idx on login_ids (reserved_until) where reserved_until is not null;

create table people (
  company_code text not null constraint people_company_code_fkey references companies,
  person_id uuid not null,
  login_id text collate "C" not null,
  surname text not null,
  given_name text not null,
  full_name text not null,
  english_name text not null default '',
  language text not null,
  residence_country text not null,
  time_zone text not null,
  external_mail bytea,
  external_mail_index bytea,
  -- Only a proven address may ever recover the account.
  is_external_mail_proven boolean not null default false,
  mobile bytea,
  mobile_index bytea,
  department_code text not null default 'TOP',
  security_grade integer not null default 5,
  employment_status text not null default 'B',
  employment_type text not null default 'N',
  is_real_name boolean not null default true,
  -- An address that was never proven: no recovery by it, no claim on its domain, released after some days.
  is_confirmed boolean not null,
  created_at timestamptz not null default app_now(),
  constraint people_pkey primary key (company_code, person_id)
);
create index people_company_code_external_mail_index_idx on people (company_code, external_mail_index);
create index people_company_code_mobile_index_idx on people (company_code, mobile_index);
call guard_company_table('people');

create table memberships (
  company_code text not null,
  person_id uuid not null,
  role text not null,
  granted_at timestamptz not null default app_now(),
  constraint memberships_pkey primary key (company_code, person_id, role),
  constraint memberships_company_code_person_id_fkey foreign key (company_code, person_id) references people
);
-- A company always has exactly one representative.
create unique index memberships_company_code_representative_key on memberships (company_code) where role = 'representative';
call guard_company_table('memberships');

-- Password hashes by their number, the highest being the one in force; the earlier ones refuse a password's return.
create table passwords (
  company_code text not null,
  person_id uuid not null,
  version integer not null,
  password_hash text not null,
  set_at timestamptz not null default app_now(),
  constraint passwords_pkey primary key (company_code, person_id, version),
  constraint passwords_company_code_person_id_fkey foreign key (company_code, person_id) references people
);
call guard_company_table('passwords');

-- Wrong tries to log in by what they are counted for, hashed; a row is written before the password is looked at.
create table login_tries (
  tries_key bytea not null constraint login_tries_pkey primary key,
  tries integer not null,
  last_tried_at timestamptz not null,
  waits_until timestamptz,
  expires_at timestamptz not null
);
create index login_tries_expires_at_idx on login_tries (expires_at);

-- The living session of a cookie with its person, in one call that needs no transaction of its own. It enters
-- the session's company by itself, returns to the caller's at its end, and records the visit at most once a minute.
create function read_session(token bytea) returns table (
  company_code text, person_id uuid, roles text[], login_id text, full_name text, english_name text,
  company_name text, english_company_name text, structure_code text, password_profile text, language text,
  is_set_up_finished boolean
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  living sessions%rowtype;
begin
  select * into living from sessions s where s.token_hash = token and s.expires_at > app_now()
    and s.last_seen_at + make_interval(secs => s.idle_seconds) > app_now();
  if not found then return; end if;
  if living.last_seen_at < app_now() - interval '1 minute' then
    update sessions s set last_seen_at = app_now() where s.token_hash = token;
  end if;
  perform set_config('app.company_code', living.company_code, true);
  return query
    select living.company_code, living.person_id,
      array(select m.role from memberships m where m.company_code = living.company_code and m.person_id = living.person_id),
      p.login_id, p.full_name, p.english_name, c.name, c.english_name, c.structure_code, c.password_profile, p.language,
      c.set_up_state <> 'new'
    from people p join companies c on c.company_code = p.company_code
    where p.company_code = living.company_code and p.person_id = living.person_id;
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function read_session(bytea) from public;
grant execute on function read_session(bytea) to madang_app;

-- What a log-in needs of an ID's person, who is found before the company is known. One call, known or not.
create function read_credentials(sought text) returns table (
  company_code text, person_id uuid, version integer, password_hash text
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  known login_ids%rowtype;
begin
  select * into known from login_ids l where l.login_id = sought and l.company_code is not null;
  perform set_config('app.company_code', coalesce(known.company_code, ''), true);
  return query
    select w.company_code, w.person_id, w.version, w.password_hash from passwords w
    where w.company_code = known.company_code and w.person_id = known.person_id
    order by w.version desc limit 1;
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function read_credentials(text) from public;
grant execute on function read_credentials(text) to madang_app;
