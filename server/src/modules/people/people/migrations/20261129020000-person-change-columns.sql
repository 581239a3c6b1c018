-- USR-04: the columns of people whose changes are recorded. Each start of the product adds those of the described fields, so that a
-- migration that adds a column need not name it here.
create table person_change_columns (
  column_name text not null constraint person_change_columns_pkey primary key,
  -- Its values before and after a change are recorded; of all others the name alone.
  keeps_value boolean not null
);
revoke insert, update, delete on person_change_columns from madang_app;

-- So far they were the trigger's arguments: two lists, divided by commas.
insert into person_change_columns (column_name, keeps_value)
select column_name, list.place = 1
from pg_trigger t,
  unnest(string_to_array(encode(t.tgargs, 'escape'), '\000')) with ordinality list (columns, place),
  unnest(string_to_array(list.columns, ',')) column_name
where t.tgrelid = 'people'::regclass and t.tgname = 'people_changes';

create or replace function write_person_change() returns trigger language plpgsql as $$
declare
  row_before constant jsonb := to_jsonb(old);
  row_after constant jsonb := to_jsonb(new);
  changes jsonb;
begin
  if current_setting('app.operation', true) = 'renew-keys' then return null; end if;
  select jsonb_object_agg(column_name, case when keeps_value then
      jsonb_build_array(row_before -> column_name, row_after -> column_name) end)
    from person_change_columns where row_before -> column_name is distinct from row_after -> column_name
    into changes;
  if changes is null then return null; end if;
  insert into person_changes (company_code, person_id, operation, actor_id, changes)
  values (new.company_code, new.person_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid, changes);
  return null;
end $$;

create or replace trigger people_changes after update on people for each row when (new.closed_at is null)
  execute function write_person_change();
