-- Where a department stands, by the codes from the company down to itself: 'TOP/SALES/SEOUL/'. What stands below a
-- department is a range of paths. Triggers keep it, so the release before this one keeps it too.
alter table departments add column path text collate "C" not null default '';
-- Paths have no longest one and an index entry has, so the index holds their beginning.
create index departments_company_code_path_idx on departments (company_code, left(path, 1000));

create function set_department_path() returns trigger language plpgsql as $$
begin
  -- The lock waits for a move of the parent, or of a department above it, that has not been committed yet.
  new.path := coalesce((select d.path from departments d
    where d.company_code = new.company_code and d.department_code = new.upper_department_code for share), '')
    || new.department_code || '/';
  return new;
end $$;

create function move_department_paths() returns trigger language plpgsql as $$
begin
  update departments d set path = new.path || substr(d.path, length(old.path) + 1)
  where d.company_code = new.company_code and d.department_code <> new.department_code
    and left(d.path, 1000) >= left(old.path, 1000) and left(d.path, 1000) <= left(old.path, 1000) || '~'
    and starts_with(d.path, old.path);
  return null;
end $$;

-- A path is no change of a department: its history passes over it, as over the order and the search text.
create or replace trigger departments_history before insert or update or delete on departments
  for each row execute function write_history('department_code', 'sort_order', 'search_text', 'path');

do $$
declare
  company text;
begin
  for company in select c.company_code from companies c loop
    perform set_config('app.company_code', company, true);
    with recursive placed as (
      select d.department_code, d.department_code || '/' as path from departments d
      where d.company_code = company and d.upper_department_code is null
      union all
      select d.department_code, p.path || d.department_code || '/' from placed p
      join departments d on d.company_code = company and d.upper_department_code = p.department_code)
    update departments d set path = p.path from placed p where d.company_code = company and d.department_code = p.department_code;
  end loop;
  perform set_config('app.company_code', '', true);
end $$;

create trigger departments_path before insert or update of upper_department_code on departments
  for each row execute function set_department_path();
create trigger departments_paths_below after update of upper_department_code on departments
  for each row when (old.path is distinct from new.path) execute function move_department_paths();
