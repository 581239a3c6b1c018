-- What a company looks like is read with each session, from the row that is read anyway. The function before stays for the
-- release before, whose prepared statement must not change its columns.
create function read_session_rows(hashes bytea[]) returns table (
  token_hash bytea, company_code text, person_id uuid, profile jsonb, company_name text, english_company_name text,
  structure_code text, password_profile text, set_up_state text, set_up_person_id uuid, set_up_secret_hash bytea,
  display_name text, color text, mark_id uuid, face_key uuid, is_visit_due boolean, moment double precision, rights_version bigint, needs_consent boolean
) language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query
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
      then is_session_outdated(s.token_hash) else false end
    from sessions s join companies c on c.company_code = s.company_code
    where s.token_hash = any (hashes) and s.expires_at > app_now()
      and s.last_seen_at + make_interval(secs => s.idle_seconds) > app_now();
end $$;
