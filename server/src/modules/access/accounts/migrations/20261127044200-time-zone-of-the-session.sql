-- Pages tell times in the zone that a person chose (ACC-16): it stands beside the language. A session that was opened before has none,
-- and its pages keep to the browser's, until the person's names are written again.
create or replace function session_profile(of_company text, of_person uuid) returns jsonb language sql stable
  return (
    select jsonb_build_object('loginId', p.login_id, 'fullName', p.full_name, 'englishName', p.english_name,
      'language', p.language, 'photoId', p.photo, 'ownZone', p.time_zone)
    from people p where p.company_code = of_company and p.person_id = of_person);

drop trigger people_session_profiles on people;
create trigger people_session_profiles after update of login_id, full_name, english_name, language, photo, time_zone on people
  for each row execute function renew_profiles_of_person();
