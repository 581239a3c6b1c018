-- The codes that 'who am I' answers are kept with what a process knows of a session, until its row or its company's is written.
-- So each change of what these codes depend on writes one of the two rows.

create function renew_sessions_of_company(of_company text) returns void language sql as $$
  update companies set name = name where company_code = of_company;
$$;

create function renew_sessions_of_structure_member() returns trigger language plpgsql as $$
begin
  perform renew_sessions_of_company(case when tg_op = 'DELETE' then old.company_code else new.company_code end);
  return null;
end $$;
create trigger structure_members_sessions after insert or update or delete on structure_members
  for each row execute function renew_sessions_of_structure_member();

create function renew_sessions_of_sub_organisations() returns trigger language plpgsql as $$
declare
  written text;
begin
  for written in select distinct company_code from written_rows loop
    perform renew_sessions_of_company(written);
  end loop;
  return null;
end $$;
create trigger sub_organisations_added_sessions after insert on sub_organisations
  referencing new table as written_rows for each statement execute function renew_sessions_of_sub_organisations();
create trigger sub_organisations_changed_sessions after update on sub_organisations
  referencing new table as written_rows for each statement execute function renew_sessions_of_sub_organisations();
create trigger sub_organisations_gone_sessions after delete on sub_organisations
  referencing old table as written_rows for each statement execute function renew_sessions_of_sub_organisations();
create trigger sub_organisation_departments_added_sessions after insert on sub_organisation_departments
  referencing new table as written_rows for each statement execute function renew_sessions_of_sub_organisations();
create trigger sub_organisation_departments_changed_sessions after update on sub_organisation_departments
  referencing new table as written_rows for each statement execute function renew_sessions_of_sub_organisations();
create trigger sub_organisation_departments_gone_sessions after delete on sub_organisation_departments
  referencing old table as written_rows for each statement execute function renew_sessions_of_sub_organisations();

-- Most companies have no sub-organisations, and in these a move changes no code.
create function renew_sessions_of_moved_department() returns trigger language plpgsql as $$
begin
  if exists (select from sub_organisation_departments d where d.company_code = new.company_code) then
    perform renew_sessions_of_company(new.company_code);
  end if;
  return null;
end $$;
create trigger departments_moved_sessions after update of upper_department_code on departments
  for each row when (old.path is distinct from new.path) execute function renew_sessions_of_moved_department();

create function renew_sessions_of_placed_person() returns trigger language plpgsql as $$
declare
  placed constant record := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_table_name = 'sub_organisation_people'
    or exists (select from sub_organisation_departments d where d.company_code = placed.company_code) then
    perform from sessions s where s.company_code = placed.company_code and s.person_id = placed.person_id
      order by s.token_hash for update;
    update sessions s set session_id = s.session_id
      where s.company_code = placed.company_code and s.person_id = placed.person_id;
  end if;
  return null;
end $$;
create trigger sub_organisation_people_sessions after insert or update or delete on sub_organisation_people
  for each row execute function renew_sessions_of_placed_person();
create trigger people_moved_sessions after update of department_code on people
  for each row when (old.department_code is distinct from new.department_code)
  execute function renew_sessions_of_placed_person();
