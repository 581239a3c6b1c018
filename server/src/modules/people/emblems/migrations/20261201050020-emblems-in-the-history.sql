-- EMB-01: who got an emblem and from whom it was taken back is in the person's history, by its name of that day. An emblem that is deleted
-- is among the deleted rows of the same statement.
create function write_emblem_change() returns trigger language plpgsql as $$
declare
  company constant text := coalesce(new.company_code, old.company_code);
  person constant uuid := coalesce(new.person_id, old.person_id);
  emblem constant uuid := coalesce(new.emblem_id, old.emblem_id);
  called text;
begin
  select e.name into called from emblems e where e.company_code = company and e.emblem_id = emblem;
  if called is null then
    select d.content -> 0 ->> 'name' into called from deleted_rows d
      where d.company_code = company and d.table_name = 'emblems' and d.row_key = emblem::text;
  end if;
  insert into person_changes (company_code, person_id, operation, actor_id, changes)
  select p.company_code, p.person_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid,
    jsonb_build_object('emblem', case tg_op when 'INSERT' then jsonb_build_array(null, called) else jsonb_build_array(called, null) end)
  from people p where p.company_code = company and p.person_id = person and p.closed_at is null;
  return null;
end $$;
create trigger emblem_grants_changes after insert or delete on emblem_grants for each row execute function write_emblem_change();
