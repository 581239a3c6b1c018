-- The tree of a company. TOP is the company itself: every company has it, it bears the company's name and is above all.
create table departments (
  company_code text not null constraint departments_company_code_fkey references companies,
  department_code text not null,
  upper_department_code text,
  name text not null,
  english_name text not null,
  language text not null,
  -- Place among its neighbours; two of the same place stand in the order of their codes.
  sort_order integer not null,
  created_at timestamptz not null default app_now(),
  changed_at timestamptz not null default app_now(),
  constraint departments_pkey primary key (company_code, department_code),
  constraint departments_upper_department_code_fkey
    foreign key (company_code, upper_department_code) references departments,
  constraint departments_root_check check ((upper_department_code is null) = (department_code = 'TOP')),
  constraint departments_upper_department_code_check check (upper_department_code <> department_code)
);
create index departments_company_code_branch_idx
  on departments (company_code, upper_department_code, sort_order, department_code);
call guard_company_table('departments');
create trigger departments_history before insert or update or delete on departments
  for each row execute function write_history('department_code', 'sort_order');

-- A company has its TOP from the first moment on, whoever makes the company, for people and departments refer to it.
create function add_top_department() returns trigger language plpgsql as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
begin
  perform set_config('app.company_code', new.company_code, true);
  insert into departments (company_code, department_code, name, english_name, language, sort_order)
  values (new.company_code, 'TOP', '', '', 'ko', 1);
  perform set_config('app.company_code', company_before, true);
  return null;
end $$;
create trigger companies_top_department after insert on companies
  for each row execute function add_top_department();

-- Companies that were there before.
do $$
declare
  company companies%rowtype;
begin
  for company in select * from companies loop
    perform set_config('app.company_code', company.company_code, true);
    insert into departments (company_code, department_code, name, english_name, language, sort_order)
    values (company.company_code, 'TOP', '', '', 'ko', 1);
  end loop;
  perform set_config('app.company_code', '', true);
end $$;

-- Everyone belongs to a department that exists; new people start in TOP.
create index people_company_code_department_code_idx on people (company_code, department_code);
alter table people add constraint people_department_code_fkey
  foreign key (company_code, department_code) references departments;
