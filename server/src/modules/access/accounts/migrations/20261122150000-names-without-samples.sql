-- The planner keeps samples of what a column holds, in clear: of what somebody may take back it shall have none
-- (decision 0063).
alter table people alter column english_name set statistics 0;
alter table sessions alter column profile set statistics 0;

-- What was sampled until now stays beside a column that is sampled no more, and goes where the column is given its type.
-- What builds upon the column stands aside meanwhile.
do $$
declare
  profile constant text := pg_get_functiondef('session_profile(text, uuid)'::regprocedure);
begin
  drop trigger people_session_profiles on people;
  create or replace function session_profile(of_company text, of_person uuid) returns jsonb language sql stable
    return null::jsonb;
  alter table people drop column search_text;

  alter table people alter column english_name type text;
  alter table sessions alter column profile type jsonb;

  alter table people add column search_text text generated always as (
    comparable_text(full_name) || e'\n' || comparable_text(display_name) || e'\n' || comparable_text(english_name)
      || e'\n' || login_id || e'\n' || initials_of(comparable_text(full_name))) stored;
  alter table people alter column search_text set statistics 0;
  execute profile;
  create trigger people_session_profiles after update of login_id, full_name, english_name, language on people
    for each row execute function renew_profiles_of_person();
end $$;
