-- USR-04: what became of a person's record and roles, field by field, written by the triggers below alone. Values are kept of
-- what the company decides and of the name; of all other fields the name alone, so that no answer to the terms leaves one
-- behind. Closing the account deletes the rows.
create table person_changes (
  company_code text not null,
  person_id uuid not null,
  change_number bigint generated always as identity,
  changed_at timestamptz not null default app_now(),
  -- Nothing where the row was changed by hand.
  operation text,
  actor_id uuid,
  -- Column by column: the value before and the one after, or null where values are not kept.
  changes jsonb not null,
  constraint person_changes_pkey primary key (company_code, person_id, change_number),
  constraint person_changes_person_id_fkey foreign key (company_code, person_id)
    references people (company_code, person_id) on delete cascade
);
call guard_company_table('person_changes');
revoke update on person_changes from madang_app;

-- Its arguments: the columns whose values are kept, and those of which the name is, each list divided by commas.
create function write_person_change() returns trigger language plpgsql as $$
declare
  row_before constant jsonb := to_jsonb(old);
  row_after constant jsonb := to_jsonb(new);
  changes jsonb;
begin
  select jsonb_object_agg(c, case when c = any (string_to_array(tg_argv[0], ',')) then
      jsonb_build_array(row_before -> c, row_after -> c) end)
    from unnest(string_to_array(tg_argv[0] || ',' || tg_argv[1], ',')) c
    where row_before -> c is distinct from row_after -> c
    into changes;
  if changes is null then return null; end if;
  insert into person_changes (company_code, person_id, operation, actor_id, changes)
  values (new.company_code, new.person_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid, changes);
  return null;
end $$;

create trigger people_changes after update on people for each row when (new.closed_at is null)
  execute function write_person_change(
    'surname,given_name,display_name,employee_number,login_id,department_code,job_rank_code,job_title_code,security_grade,language,residence_country,time_zone,employment_type,employment_status,grade_or_title,english_job_title,is_real_name,id_valid_until,dispatch_company_code,voip_number',
    'english_name,english_surname,english_given_name,nickname,opencode,external_mail,mobile,duties,company_contact,personal_mail,photo,administrator_info,referee_name,referee_mobile');

-- A role that a person had or has; what everyone has is no change, nor what ends with the person.
create function write_role_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into person_changes (company_code, person_id, operation, actor_id, changes)
    select p.company_code, p.person_id, nullif(current_setting('app.operation', true), ''),
      nullif(current_setting('app.actor_id', true), '')::uuid,
      jsonb_build_object('role', jsonb_build_array(old.role, null))
    from people p where p.company_code = old.company_code and p.person_id = old.person_id
      and p.closed_at is null and old.role <> 'employee';
  end if;
  if tg_op <> 'DELETE' then
    insert into person_changes (company_code, person_id, operation, actor_id, changes)
    select p.company_code, p.person_id, nullif(current_setting('app.operation', true), ''),
      nullif(current_setting('app.actor_id', true), '')::uuid,
      jsonb_build_object('role', jsonb_build_array(null, new.role))
    from people p where p.company_code = new.company_code and p.person_id = new.person_id
      and p.closed_at is null and new.role <> 'employee';
  end if;
  return null;
end $$;

create trigger memberships_changes after insert or update or delete on memberships for each row
  execute function write_role_change();
