-- The bar of every page shows the person's photo: its number, which is no one's value, stands beside the names (decision 0146).
create or replace function session_profile(of_company text, of_person uuid) returns jsonb language sql stable
  return (
    select jsonb_build_object('loginId', p.login_id, 'fullName', p.full_name, 'englishName', p.english_name,
      'language', p.language, 'photoId', p.photo)
    from people p where p.company_code = of_company and p.person_id = of_person);

-- Sessions that live get theirs, company by company, for a person is seen in their own alone.
do $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  held record;
begin
  for held in select token_hash, company_code, person_id from sessions loop
    perform set_config('app.company_code', held.company_code, true);
    update sessions set profile = session_profile(held.company_code, held.person_id) where token_hash = held.token_hash;
  end loop;
  perform set_config('app.company_code', company_before, true);
end $$;

-- Last, for from here on no one reads people until the end.
drop trigger people_session_profiles on people;
create trigger people_session_profiles after update of login_id, full_name, english_name, language, photo on people
  for each row execute function renew_profiles_of_person();
