-- When the company asked its people for a new password at the next log-in; null: it asks no one. The question is for passwords from
-- before that moment that were not set by the company's present rules.
alter table companies add column password_renewal_asked_at timestamptz;

-- Whether a password has to be renewed before anything else, of the session that was opened with it.
alter table sessions add column must_renew_password boolean not null default false;

create function must_renew_password(company text, person uuid) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from companies c cross join lateral (
      select w.profile, w.set_at from passwords w where w.company_code = c.company_code and w.person_id = person
      order by w.version desc limit 1) present
    where c.company_code = company and present.set_at < c.password_renewal_asked_at
      and present.profile is distinct from c.password_profile);
end $$;

create or replace function fill_session_profile() returns trigger language plpgsql as $$
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
end $$;

-- What is asked with each session: the mark, and the version of the company's networks. The function before stays for the release
-- before, whose prepared statement must not change its columns. The planner puts this one into the statement that asks it.
create function living_session(hash bytea) returns table (
  token_hash bytea, company_code text, person_id uuid, profile jsonb, company_name text, english_company_name text,
  structure_code text, password_profile text, set_up_state text, set_up_person_id uuid, set_up_secret_hash bytea,
  display_name text, color text, mark_id uuid, face_key uuid, is_visit_due boolean, moment double precision, rights_version bigint,
  needs_consent boolean, networks_key uuid, must_renew_password boolean
) language sql stable as $$
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
$$;

-- Of a list the planner would make a new plan at each call: here it is made once for a connection.
create function read_living_sessions(hashes bytea[]) returns table (
  token_hash bytea, company_code text, person_id uuid, profile jsonb, company_name text, english_company_name text,
  structure_code text, password_profile text, set_up_state text, set_up_person_id uuid, set_up_secret_hash bytea,
  display_name text, color text, mark_id uuid, face_key uuid, is_visit_due boolean, moment double precision, rights_version bigint,
  needs_consent boolean, networks_key uuid, must_renew_password boolean
) language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query
    select living.* from unnest(hashes) as asked(hash) cross join lateral living_session(asked.hash) as living;
end $$;
