-- Which departments, each with all below it that have no place of their own, are in which sub-organisation. The id of one that
-- was deleted stays for its undo and leads nowhere.
create table sub_organisation_departments (
  company_code text not null,
  department_code text not null,
  sub_organisation_id uuid not null,
  constraint sub_organisation_departments_pkey primary key (company_code, department_code),
  constraint sub_organisation_departments_department_code_fkey foreign key (company_code, department_code)
    references departments on delete cascade
);
call guard_company_table('sub_organisation_departments');
