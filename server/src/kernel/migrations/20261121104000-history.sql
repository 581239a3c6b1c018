-- The past of rows that people ask about: what a row was, for how long, and which operation ended that. Written by
-- the trigger below alone, so that no change of such a table goes without it.
create table history (
  company_code text not null,
  history_number bigint generated always as identity,
  table_name text not null,
  row_key text not null,
  change text not null constraint history_change_check check (change in ('insert', 'update', 'delete')),
  -- The row before the change and since when it had been so; nothing where the change made the row.
  row_before jsonb,
  valid_from timestamptz,
  changed_at timestamptz not null default app_now(),
  -- Nothing where somebody changed the row by hand.
  operation text,
  actor_id uuid,
  constraint history_pkey primary key (company_code, history_number)
);
create index history_company_code_row_key_idx on history (company_code, table_name, row_key, history_number);
call guard_company_table('history');
revoke update, delete on history from madang_app;

-- For a table with company_code and changed_at: before insert or update or delete, for each row, with the name of the
-- column that is the row's key within its company, and the names of columns whose change alone is no history.
create function write_history() returns trigger language plpgsql as $$
declare
  row_before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  row_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  one_of_both constant jsonb := coalesce(row_before, row_after);
  passed_over constant text[] := array['changed_at'] || tg_argv[1:];
begin
  if tg_op = 'UPDATE' and row_before - passed_over = row_after - passed_over then return new; end if;
  insert into history (company_code, table_name, row_key, change, row_before, valid_from, operation, actor_id)
  values (one_of_both ->> 'company_code', tg_table_name, one_of_both ->> tg_argv[0], lower(tg_op), row_before,
    (row_before ->> 'changed_at')::timestamptz, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid);
  if tg_op = 'DELETE' then return old; end if;
  new.changed_at := app_now();
  return new;
end $$;

-- How many rows of each table refer to a company's row by its code, whoever the tables belong to: what a deletion has
-- to tell, when a foreign key of two columns, company and code, stands in its way.
create function count_references(target regclass, company text, code text)
  returns table (referring text, amount bigint) language plpgsql volatile as $$
declare
  reference record;
begin
  for reference in
    select k.conrelid::regclass as place, k.conrelid, k.conkey from pg_constraint k
    where k.contype = 'f' and k.confrelid = target and cardinality(k.conkey) = 2
  loop
    referring := reference.place::text;
    execute format('select count(*) from %s where company_code = $1 and %I = $2', reference.place,
      (select a.attname from pg_attribute a where a.attrelid = reference.conrelid and a.attnum = reference.conkey[2]))
      into amount using company, code;
    return next;
  end loop;
end $$;
