-- Under row-level security `left(path, 1000)` reads no index, so that each question for a branch read every department of the company.
-- A column is compared by operators that do. It is filled by being generated first, past the fence; rows that come back after a
-- deletion bring it along, which a generated one would not let them.
alter table departments add column path_start text collate "C" not null generated always as (left(path, 1000)) stored;
alter table departments alter column path_start drop expression;
alter table departments alter column path_start set default '';
create index departments_company_code_path_start_idx on departments (company_code, path_start);
drop index departments_company_code_path_idx;

create function set_department_path_start() returns trigger language plpgsql as $$
begin
  new.path_start := left(new.path, 1000);
  return new;
end $$;
-- After departments_moved_path and departments_path, by its name.
create trigger departments_path_start before insert or update of path, upper_department_code on departments
  for each row execute function set_department_path_start();

create or replace trigger departments_history before insert or delete or update on departments
  for each row execute function write_history('department_code', 'sort_order', 'search_text', 'path', 'path_start');

-- A call of a function in the comparison bars the index too, so the ends are worked out before. Most branches are small; the planner's own guess would be 1,000 departments.
create or replace function departments_within(paths text[]) returns setof text language plpgsql stable rows 50 as $$
begin
  return query
    with tops as materialized (select t.path, left(t.path, 1000) as first, left(t.path, 1000) || '~' as last from unnest(paths) t (path))
    select d.department_code from tops join departments d on d.company_code = app_company()
      and d.path_start >= tops.first and d.path_start <= tops.last and starts_with(d.path, tops.path);
end $$;

create or replace function move_department_paths() returns trigger language plpgsql as $$
begin
  update departments d set path = new.path || substr(d.path, length(old.path) + 1)
  where d.company_code = new.company_code and d.department_code <> new.department_code
    and d.path_start >= left(old.path, 1000) and d.path_start <= left(old.path, 1000) || '~'
    and starts_with(d.path, old.path);
  return null;
end $$;
