-- STA-10: people as of a day are read from their present row and from what was changed since.
alter table person_changes alter column changed_at set default transaction_moment();
-- The beginning of service. What was before this release is read from the column itself.
insert into person_change_columns (column_name, keeps_value) values ('applied_at', true) on conflict do nothing;

-- The department that a change ended a place, a post or a lead in. A column, for row-level security lets no expression of JSON
-- read an index.
alter table person_changes add column left_department text;
create function set_left_department() returns trigger language plpgsql as $$
begin
  new.left_department := coalesce(new.changes -> 'department_code' ->> 0, new.changes -> 'concurrent_post' ->> 0,
    new.changes -> 'department_head' ->> 0);
  return new;
end $$;
create trigger person_changes_left_department before insert on person_changes for each row
  when (new.changes ?| array['department_code', 'concurrent_post', 'department_head']) execute function set_left_department();
-- The next migration fills it, of every company at once; the role of the application stays behind the fence.
alter table person_changes no force row level security;

-- A condition with `coalesce` bars every index under row-level security: each change of a post read all people of the company.
create or replace function write_post_change() returns trigger language plpgsql as $$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  company constant text := coalesce(new.company_code, old.company_code);
  person constant uuid := coalesce(new.person_id, old.person_id);
  changes jsonb := jsonb_build_object('concurrent_post',
    jsonb_build_array(before -> 'department_code', after -> 'department_code'));
begin
  if before ->> 'job_title_code' is distinct from after ->> 'job_title_code' then
    changes := changes || jsonb_build_object('concurrent_title',
      jsonb_build_array(before -> 'job_title_code', after -> 'job_title_code'));
  elsif tg_op = 'UPDATE' then
    return null;
  end if;
  insert into person_changes (company_code, person_id, operation, actor_id, changes)
  select p.company_code, p.person_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid, changes
  from people p where p.company_code = company and p.person_id = person and p.closed_at is null;
  return null;
end $$;
