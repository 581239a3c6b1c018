-- What a company calls its list of job ranks or of job titles, and whether it shows it; a list without a row bears the
-- product's own name and is shown.
create table job_lists (
  company_code text not null constraint job_lists_company_code_fkey references companies,
  list text not null constraint job_lists_list_check check (list in ('job_ranks', 'job_titles')),
  name text not null default '',
  english_name text not null default '',
  is_hidden boolean not null default false,
  changed_at timestamptz not null default app_now(),
  constraint job_lists_pkey primary key (company_code, list)
);
call guard_company_table('job_lists');
create trigger job_lists_history before insert or update or delete on job_lists
  for each row execute function write_history('list');
