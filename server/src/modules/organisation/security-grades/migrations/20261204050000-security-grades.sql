-- What a company calls the security grades of its people; a grade without a row bears the product's own name.
create table security_grades (
  company_code text not null constraint security_grades_company_code_fkey references companies,
  grade integer not null constraint security_grades_grade_check check (grade in (3, 4, 5, 9, 10)),
  name text not null default '',
  english_name text not null default '',
  changed_at timestamptz not null default app_now(),
  constraint security_grades_pkey primary key (company_code, grade)
);
call guard_company_table('security_grades');
create trigger security_grades_history before insert or update or delete on security_grades
  for each row execute function write_history('grade');
