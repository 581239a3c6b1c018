-- DEP-01: a search inside names read every department, for row-level security lets no such operator read an index. As people_search:
-- a table of its own, which the application's role asks through a function bound to the transaction's company.
create table department_search (
  company_code text not null,
  department_code text not null,
  written text not null,
  constraint department_search_pkey primary key (company_code, department_code)
);
revoke all on department_search from madang_app;

create function keep_new_department_search() returns trigger
language plpgsql security definer set search_path to public, pg_temp as $$
begin
  insert into department_search (company_code, department_code, written)
  select company_code, department_code, search_text from added where upper_department_code is not null;
  return null;
end $$;

create function keep_department_search() returns trigger
language plpgsql security definer set search_path to public, pg_temp as $$
begin
  update department_search set written = new.search_text
  where company_code = new.company_code and department_code = new.department_code;
  return null;
end $$;

create function end_department_search() returns trigger
language plpgsql security definer set search_path to public, pg_temp as $$
begin
  delete from department_search s using deleted d
  where s.company_code = d.company_code and s.department_code = d.department_code;
  return null;
end $$;
revoke execute on function keep_new_department_search(), keep_department_search(), end_department_search() from public;

create trigger department_search_added after insert on departments referencing new table as added
  for each statement execute function keep_new_department_search();
create trigger department_search_changed after update of search_text on departments for each row
  when (old.search_text is distinct from new.search_text) execute function keep_department_search();
create trigger department_search_gone after delete on departments referencing old table as deleted
  for each statement execute function end_department_search();

do $$
declare
  company text;
begin
  foreach company in array array(select company_code from companies) loop
    perform set_config('app.company_code', company, true);
    insert into department_search (company_code, department_code, written)
    select company_code, department_code, search_text from departments
    where company_code = company and upper_department_code is not null;
  end loop;
  perform set_config('app.company_code', '', true);
end $$;
create index department_search_pieces_idx on department_search using gin (search_pieces(company_code, written)) with (fastupdate = off);

-- The company's departments in whose searched text the needle, a comparable text, stands; its root is none of them.
create function find_departments(needle text) returns setof text
language plpgsql stable security definer rows 20 set search_path to public, pg_temp as $$
declare
  company constant text := app_company();
  wanted constant text[] := search_pieces(company, needle);
begin
  if wanted = '{}' then
    return query select s.department_code from department_search s
      where s.company_code = company and strpos(s.written, needle) > 0;
  else
    return query select s.department_code from department_search s
      where search_pieces(s.company_code, s.written) @> wanted and s.company_code || '' = company and strpos(s.written, needle) > 0;
  end if;
end $$;
revoke execute on function find_departments(text) from public;
grant execute on function find_departments(text) to madang_app;
