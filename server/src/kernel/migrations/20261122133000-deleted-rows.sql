-- What was deleted and can be brought back for a while: a row as it was, with the rows that went with it.
create table deleted_rows (
  company_code text not null,
  table_name text not null,
  -- The row's key within its company.
  row_key text not null,
  content jsonb not null,
  -- A file of the company that goes once the row cannot come back any more.
  file_id uuid,
  deleted_at timestamptz not null default app_now(),
  constraint deleted_rows_pkey primary key (company_code, table_name, row_key)
);
call guard_company_table('deleted_rows');
