-- Job ranks and job titles are two lists of the same form. They are two tables, so that a person's rank refers to a
-- rank and never to a title.
create table job_ranks (
  company_code text not null constraint job_ranks_company_code_fkey references companies,
  code text not null,
  name text not null,
  english_name text not null default '',
  sort_order integer not null,
  created_at timestamptz not null default app_now(),
  changed_at timestamptz not null default app_now(),
  constraint job_ranks_pkey primary key (company_code, code)
);
call guard_company_table('job_ranks');
create trigger job_ranks_history before insert or update or delete on job_ranks
  for each row execute function write_history('code', 'sort_order');

create table job_titles (
  company_code text not null constraint job_titles_company_code_fkey references companies,
  code text not null,
  name text not null,
  english_name text not null default '',
  sort_order integer not null,
  created_at timestamptz not null default app_now(),
  changed_at timestamptz not null default app_now(),
  constraint job_titles_pkey primary key (company_code, code)
);
call guard_company_table('job_titles');
create trigger job_titles_history before insert or update or delete on job_titles
  for each row execute function write_history('code', 'sort_order');
