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
do $$
declare
  company text;
begin
  for company in select c.company_code from companies c loop
    perform set_config('app.company_code', company, true);
    update person_changes
      set left_department = coalesce(changes -> 'department_code' ->> 0, changes -> 'concurrent_post' ->> 0)
      where company_code = company and changes ?| array['department_code', 'concurrent_post'];
  end loop;
  perform set_config('app.company_code', '', true);
end $$;
create index person_changes_left_department_idx on person_changes (company_code, left_department, changed_at)
  where left_department is not null;
-- Changes that head counts of a day depend on.
create index person_changes_counted_idx on person_changes (company_code, changed_at)
  where changes ?| array['department_code', 'employment_status', 'applied_at', 'concurrent_post', 'department_head'];
-- Accounts that were closed since a day.
create index people_closed_at_idx on people (company_code, closed_at) where closed_at is not null;
