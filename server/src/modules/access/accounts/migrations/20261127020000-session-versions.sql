-- What has to be asked with each call of a session: whether it lives, what time or another table decides, and the versions of its
-- row and of its company's. What else the two rows say is kept by each process as long as the versions stand. A row's version is
-- the transaction that wrote it, so that no change can forget to make another one.
create function session_versions(hash bytea) returns table (
  token_hash bytea, session_version xid, company_version xid, is_visit_due boolean, moment double precision, rights_version bigint,
  needs_consent boolean, networks_key uuid
) language sql stable as $$
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
$$;

-- Of a list the planner would make a new plan at each call: here it is made once for a connection.
create function read_session_versions(hashes bytea[]) returns table (
  token_hash bytea, session_version xid, company_version xid, is_visit_due boolean, moment double precision, rights_version bigint,
  needs_consent boolean, networks_key uuid
) language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query
    select versions.* from unnest(hashes) as asked(hash) cross join lateral session_versions(asked.hash) as versions;
end $$;

-- Of releases before the last one.
drop function read_sessions;
drop function read_session_rows;
