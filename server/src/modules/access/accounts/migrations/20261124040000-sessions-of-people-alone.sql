-- What a session tells of the company is read with it, and what its person may do comes from the grants: a company that is
-- renamed, or ends its set-up, rewrites no living session, and no role stands in one.
drop trigger companies_session_profiles on companies;
drop function renew_profiles_of_company();
drop trigger memberships_session_profiles on memberships;
drop function renew_profiles_of_membership();

create or replace function session_profile(of_company text, of_person uuid) returns jsonb language sql stable
  return (
    select jsonb_build_object(
      'loginId', p.login_id, 'fullName', p.full_name, 'englishName', p.english_name, 'language', p.language)
    from people p where p.company_code = of_company and p.person_id = of_person);

-- The end of a company holds its row alone, so that the weakest lock waits for it; a change of its name waits no longer.
create or replace function fill_session_profile() returns trigger language plpgsql as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
begin
  perform set_config('app.company_code', new.company_code, true);
  perform from people where company_code = new.company_code and person_id = new.person_id for share;
  perform from companies where company_code = new.company_code and ended_at is null for key share;
  if not found then
    raise exception 'the company has ended its service'
      using errcode = 'integrity_constraint_violation', constraint = 'companies_in_service';
  end if;
  new.profile := session_profile(new.company_code, new.person_id);
  perform set_config('app.company_code', company_before, true);
  return new;
end $$;

update sessions set profile = profile - array[
  'roles', 'companyName', 'englishCompanyName', 'subOrganisationCode', 'passwordProfile', 'isSetUpFinished', 'setUp'];
