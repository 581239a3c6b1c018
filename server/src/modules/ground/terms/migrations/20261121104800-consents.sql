-- What must be agreed to anew, found by the time from which it holds.
create index terms_versions_takes_effect_at_idx on terms_versions (takes_effect_at) where needs_consent;

-- A text may ask for more than it requires: its optional parts are answered apart from it.
alter table agreements add column part text not null default 'whole'
  constraint agreements_part_check check (part in ('whole', 'optional'));
alter table agreements drop constraint agreements_company_code_flow_id_terms_code_key;
alter table agreements add constraint agreements_company_code_flow_id_terms_code_key
  unique (company_code, flow_id, person_id, terms_code, part);

-- Whether required terms took force for a session's person since its consents were looked at. Nearly always there
-- are none for anybody, so the person is looked up only where there are.
create function is_session_outdated(token bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  held sessions%rowtype;
  is_outdated boolean;
begin
  select s.* into held from sessions s where s.token_hash = token and exists (
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
revoke execute on function is_session_outdated(bytea) from public;
grant execute on function is_session_outdated(bytea) to madang_app;
