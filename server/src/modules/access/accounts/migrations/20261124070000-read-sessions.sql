-- What every call with a session asks. The planner guesses that a list holds more than the one session that it nearly always
-- does, and so would plan the statement anew at each call, which takes twice as long as to run it: here its plan is made once
-- for a connection.
create function read_sessions(hashes bytea[]) returns table (
  token_hash bytea, company_code text, person_id uuid, profile jsonb, company_name text, english_company_name text,
  structure_code text, password_profile text, set_up_state text, set_up_person_id uuid, set_up_secret_hash bytea,
  is_visit_due boolean, moment double precision, rights_version bigint, needs_consent boolean
) language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query
    select s.token_hash, s.company_code, s.person_id, s.profile, c.name, c.english_name, c.structure_code,
      c.password_profile, c.set_up_state, c.set_up_person_id, c.set_up_secret_hash,
      s.last_seen_at < app_now() - interval '1 minute', extract(epoch from app_now())::double precision,
      coalesce((
        select v.version from rights_versions v
        where v.company_code = s.company_code and v.person_id = s.person_id), 0),
      -- Nearly always no terms took force since the session's were looked at, and the person need not be looked up.
      case when exists (
        select from terms_versions v
        where v.needs_consent and v.takes_effect_at > s.reviewed_at and v.takes_effect_at <= app_now())
      then is_session_outdated(s.token_hash) else false end
    from sessions s join companies c on c.company_code = s.company_code
    where s.token_hash = any (hashes) and s.expires_at > app_now()
      and s.last_seen_at + make_interval(secs => s.idle_seconds) > app_now();
end $$;
