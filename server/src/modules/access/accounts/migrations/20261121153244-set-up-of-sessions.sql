-- Where a log-in leads an administrator is decided by the session's own row: how the set-up stands and whose it is.
create or replace function session_profile(of_company text, of_person uuid) returns jsonb language sql stable
  return (
    select jsonb_build_object(
      'roles', array(select m.role from memberships m where m.company_code = of_company and m.person_id = of_person order by 1),
      'loginId', p.login_id, 'fullName', p.full_name, 'englishName', p.english_name, 'language', p.language,
      'companyName', c.name, 'englishCompanyName', c.english_name, 'subOrganisationCode', c.structure_code,
      'passwordProfile', c.password_profile, 'isSetUpFinished', c.set_up_state not in ('new', 'running'),
      'setUp', jsonb_build_object(
        'state', c.set_up_state, 'personId', c.set_up_person_id, 'secretHash', encode(c.set_up_secret_hash, 'hex')))
    from people p join companies c on c.company_code = p.company_code
    where p.company_code = of_company and p.person_id = of_person);

drop trigger companies_session_profiles on companies;
create trigger companies_session_profiles
  after update of name, english_name, structure_code, password_profile, set_up_state, set_up_person_id, set_up_secret_hash
  on companies for each row execute function renew_profiles_of_company();

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
