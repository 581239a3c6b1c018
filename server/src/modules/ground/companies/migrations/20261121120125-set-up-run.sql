-- A set-up that runs belongs to one browser of one administrator, by the hash of its cookie's secret.
alter table companies
  add column set_up_person_id uuid,
  add column set_up_secret_hash bytea,
  add column set_up_step text not null default 'jobRanks',
  add column set_up_seen_at timestamptz,
  add constraint companies_set_up_secret_hash_check check (set_up_secret_hash is null or set_up_state = 'running');

-- A set-up that runs is not finished: what sessions tell of it was true of a company at its very beginning alone.
create or replace function session_profile(of_company text, of_person uuid) returns jsonb language sql stable
  return (
    select jsonb_build_object(
      'roles', array(select m.role from memberships m where m.company_code = of_company and m.person_id = of_person order by 1),
      'loginId', p.login_id, 'fullName', p.full_name, 'englishName', p.english_name, 'language', p.language,
      'companyName', c.name, 'englishCompanyName', c.english_name, 'subOrganisationCode', c.structure_code,
      'passwordProfile', c.password_profile, 'isSetUpFinished', c.set_up_state not in ('new', 'running'))
    from people p join companies c on c.company_code = p.company_code
    where p.company_code = of_company and p.person_id = of_person);
