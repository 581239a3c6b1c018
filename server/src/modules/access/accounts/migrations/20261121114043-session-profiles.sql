-- What nearly every request asks of its session stands in the session's own row: one read by key, where before a
-- function read four tables. Triggers keep it true in the transaction that changes person, role or company, so a
-- change of rights still holds with the next request.
alter table sessions add column profile jsonb;

create function session_profile(of_company text, of_person uuid) returns jsonb language sql stable
  return (
    select jsonb_build_object(
      'roles', array(select m.role from memberships m where m.company_code = of_company and m.person_id = of_person order by 1),
      'loginId', p.login_id, 'fullName', p.full_name, 'englishName', p.english_name, 'language', p.language,
      'companyName', c.name, 'englishCompanyName', c.english_name, 'subOrganisationCode', c.structure_code,
      'passwordProfile', c.password_profile, 'isSetUpFinished', c.set_up_state <> 'new')
    from people p join companies c on c.company_code = p.company_code
    where p.company_code = of_company and p.person_id = of_person);

-- The locks make a change under way and a new session see one another: the later of the two waits, and then reads
-- with a new statement what the earlier one wrote.
create function fill_session_profile() returns trigger language plpgsql as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
begin
  perform set_config('app.company_code', new.company_code, true);
  perform from people where company_code = new.company_code and person_id = new.person_id for share;
  perform from companies where company_code = new.company_code for share;
  new.profile := session_profile(new.company_code, new.person_id);
  perform set_config('app.company_code', company_before, true);
  return new;
end $$;
create trigger sessions_profile before insert on sessions for each row execute function fill_session_profile();

create function renew_profiles_of_person() returns trigger language plpgsql as $$
begin
  update sessions s set profile = session_profile(s.company_code, s.person_id)
  where s.company_code = new.company_code and s.person_id = new.person_id;
  return null;
end $$;
create trigger people_session_profiles after update of login_id, full_name, english_name, language on people
  for each row execute function renew_profiles_of_person();

create function renew_profiles_of_membership() returns trigger language plpgsql as $$
declare
  changed constant record := coalesce(new, old);
begin
  perform from people where company_code = changed.company_code and person_id = changed.person_id for no key update;
  update sessions s set profile = session_profile(s.company_code, s.person_id)
  where s.company_code = changed.company_code and s.person_id = changed.person_id;
  return null;
end $$;
create trigger memberships_session_profiles after insert or update or delete on memberships
  for each row execute function renew_profiles_of_membership();

-- The directory of companies may be changed from outside of the company.
create function renew_profiles_of_company() returns trigger language plpgsql as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
begin
  perform set_config('app.company_code', new.company_code, true);
  update sessions s set profile = session_profile(s.company_code, s.person_id) where s.company_code = new.company_code;
  perform set_config('app.company_code', company_before, true);
  return null;
end $$;
create trigger companies_session_profiles
  after update of name, english_name, structure_code, password_profile, set_up_state on companies
  for each row execute function renew_profiles_of_company();

do $$
declare
  held record;
begin
  for held in select token_hash, company_code, person_id from sessions loop
    perform set_config('app.company_code', held.company_code, true);
    update sessions set profile = session_profile(held.company_code, held.person_id) where token_hash = held.token_hash;
  end loop;
  perform set_config('app.company_code', '', true);
end $$;
alter table sessions alter column profile set not null;
drop function read_session(bytea);
