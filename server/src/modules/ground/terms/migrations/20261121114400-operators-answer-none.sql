-- The platform's own people publish terms and answer none; what they publish holds no session of theirs back.
create or replace function is_session_outdated(token bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
