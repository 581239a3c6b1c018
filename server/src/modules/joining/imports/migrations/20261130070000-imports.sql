-- Files and pasted cells that a company's people and departments come from, from the first look at them until they are applied.
-- What the file holds is encrypted; its rows go seven days after the last act.
create table imports (
  company_code text not null constraint imports_company_code_fkey references companies,
  import_id uuid not null,
  person_id uuid not null,
  -- '' until it is known.
  kind text not null,
  source text not null constraint imports_source_check check (source in ('pasted', 'file')),
  file_name bytea,
  file_id uuid,
  content_hash bytea,
  selected_count integer,
  state text not null constraint imports_state_check
    check (state in ('reading', 'read', 'checking', 'checked', 'applying', 'applied', 'failed')),
  -- Of each beginning of a reading or a dry run: the work of an earlier one is nothing any more.
  attempt integer not null default 1,
  refusal jsonb,
  -- Format, encoding, delimiter, sheets and line of the headings, as they were found or chosen.
  reading bytea,
  headings bytea,
  columns text[] not null default '{}',
  found_by text[] not null default '{}',
  made bytea,
  let_in jsonb,
  total integer not null default 0,
  checked_count integer not null default 0,
  new_count integer not null default 0,
  changed_count integer not null default 0,
  left_count integer not null default 0,
  refused_count integer not null default 0,
  check_run_id uuid,
  run_id uuid,
  letters_run_id uuid,
  created_at timestamptz not null default app_now(),
  changed_at timestamptz not null default app_now(),
  seen_at timestamptz not null default app_now(),
  applied_at timestamptz,
  constraint imports_pkey primary key (company_code, import_id),
  constraint imports_person_id_fkey foreign key (company_code, person_id) references people (company_code, person_id)
);
create index imports_created_at_idx on imports (company_code, created_at, import_id);
create index imports_person_id_idx on imports (company_code, person_id);
create index imports_run_id_idx on imports (company_code, run_id) where run_id is not null;
create index imports_content_hash_idx on imports (company_code, content_hash) where content_hash is not null;
call guard_company_table('imports');

-- One row of a file: its cells, and what the dry run found.
create table import_rows (
  company_code text not null,
  import_id uuid not null,
  line integer not null,
  cells bytea not null,
  is_edited boolean not null default false,
  fault text,
  mark text constraint import_rows_mark_check check (mark in ('new', 'changed', 'left', 'refused')),
  code text,
  -- Order among the rows that are applied: a department behind the one above it.
  depth integer not null default 0,
  finding bytea,
  target_id text,
  run_row integer,
  constraint import_rows_pkey primary key (company_code, import_id, line),
  constraint import_rows_import_id_fkey foreign key (company_code, import_id) references imports on delete cascade
);
create index import_rows_mark_idx on import_rows (company_code, import_id, mark, line);
create index import_rows_target_id_idx on import_rows (company_code, target_id) where target_id is not null;
call guard_company_table('import_rows');

-- Which item a person took a heading for, by a keyed hash of the heading.
create table import_headings (
  company_code text not null,
  person_id uuid not null,
  kind text not null,
  heading_hash bytea not null,
  item text not null,
  changed_at timestamptz not null default app_now(),
  constraint import_headings_pkey primary key (company_code, person_id, kind, heading_hash),
  constraint import_headings_person_id_fkey foreign key (company_code, person_id)
    references people (company_code, person_id) on delete cascade
);
call guard_company_table('import_headings');

-- Rows that were applied in the working hours of a company's day.
create table import_hours (
  company_code text not null,
  day date not null,
  row_count integer not null,
  constraint import_hours_pkey primary key (company_code, day),
  constraint import_hours_company_code_fkey foreign key (company_code) references companies
);
call guard_company_table('import_hours');

-- Answers the imports whose files go.
create function purge_imports(kept integer, history integer) returns table (company_code text, import_id uuid)
language plpgsql security definer set search_path to public, pg_temp as $$
#variable_conflict use_column
begin
  delete from import_rows r using imports i
    where i.company_code = r.company_code and i.import_id = r.import_id
      and i.changed_at < app_now() - make_interval(days => kept);
  delete from import_hours where day < (app_now() - interval '2 days')::date;
  return query
    with emptied as (
      update imports i set headings = null, reading = null, made = null, file_name = null, content_hash = null, file_id = null
      where i.changed_at < app_now() - make_interval(days => kept) and i.file_id is not null
      returning i.company_code, i.import_id)
    select e.company_code, e.import_id from emptied e;
  delete from imports i where i.changed_at < app_now() - make_interval(days => kept) and i.state not in ('applying', 'applied');
  delete from imports i where i.changed_at < app_now() - make_interval(days => history);
end $$;
revoke execute on function purge_imports(integer, integer) from public;
grant execute on function purge_imports(integer, integer) to madang_app;
