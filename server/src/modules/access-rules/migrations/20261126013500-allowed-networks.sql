-- From where the people of a company come in; empty: from anywhere. The key is the version of the list: a process that has read
-- the list of a key need not read it again.
alter table access_rules add column networks cidr[] not null default '{}';
alter table access_rules add column networks_key uuid;
alter table access_rules add constraint access_rules_networks_check check (cardinality(networks) <= 1000) not valid;
alter table access_rules validate constraint access_rules_networks_check;
alter table access_rules add constraint access_rules_networks_key_check
  check ((networks_key is null) = (cardinality(networks) = 0)) not valid;
alter table access_rules validate constraint access_rules_networks_key_check;

-- The version of the company's networks is read with each session. The function before stays for the release before, whose
-- prepared statement must not change its columns. The planner puts this one into the statement that asks it.
create function living_session(hash bytea) returns table (
  token_hash bytea, company_code text, person_id uuid, profile jsonb, company_name text, english_company_name text,
  structure_code text, password_profile text, set_up_state text, set_up_person_id uuid, set_up_secret_hash bytea,
  display_name text, color text, mark_id uuid, face_key uuid, is_visit_due boolean, moment double precision, rights_version bigint,
  needs_consent boolean, networks_key uuid
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
    (select r.networks_key from access_rules r where r.company_code = s.company_code)
  from sessions s join companies c on c.company_code = s.company_code
  where s.token_hash = hash and s.expires_at > app_now()
    and s.last_seen_at + make_interval(secs => s.idle_seconds) > app_now()
$$;

-- Of a list the planner would make a new plan at each call: here it is made once for a connection.
create function read_living_sessions(hashes bytea[]) returns table (
  token_hash bytea, company_code text, person_id uuid, profile jsonb, company_name text, english_company_name text,
  structure_code text, password_profile text, set_up_state text, set_up_person_id uuid, set_up_secret_hash bytea,
  display_name text, color text, mark_id uuid, face_key uuid, is_visit_due boolean, moment double precision, rights_version bigint,
  needs_consent boolean, networks_key uuid
) language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query
    select living.* from unnest(hashes) as asked(hash) cross join lateral living_session(asked.hash) as living;
end $$;
