-- Who leads a department, in their order. A head belongs to any department of the company.
create table department_heads (
  company_code text not null constraint department_heads_company_code_fkey references companies,
  department_code text not null,
  person_id uuid not null,
  place integer not null,
  created_at timestamptz not null default app_now(),
  constraint department_heads_pkey primary key (company_code, department_code, person_id),
  constraint department_heads_department_code_fkey foreign key (company_code, department_code)
    references departments (company_code, department_code) on delete cascade,
  constraint department_heads_person_id_fkey foreign key (company_code, person_id)
    references people (company_code, person_id) on delete cascade
);
create index department_heads_company_code_person_id_idx on department_heads (company_code, person_id);
call guard_company_table('department_heads');

-- What the organisation chart counts and lists: people in service, by department.
create index people_in_service_idx on people (company_code, department_code)
  where closed_at is null and applied_at is not null and employment_status <> 'R';
