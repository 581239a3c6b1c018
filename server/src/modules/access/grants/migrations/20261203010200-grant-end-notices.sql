-- MEM-09: rights whose end was told, each once for the end that it has.
create table grant_end_notices (
  company_code text not null,
  grant_id uuid not null,
  valid_until timestamptz not null,
  told_at timestamptz not null default app_now(),
  constraint grant_end_notices_pkey primary key (company_code, grant_id, valid_until),
  constraint grant_end_notices_grant_id_fkey foreign key (company_code, grant_id) references grants on delete cascade
);
call guard_company_table('grant_end_notices');
