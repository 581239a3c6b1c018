-- DEP-05 STA-10: the departments that a person leads are in the person's history, as roles and posts are, and go with it.
create function write_head_change() returns trigger language plpgsql as $$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  -- Before the statement: in its conditions `coalesce` bars the key under row-level security.
  company constant text := coalesce(new.company_code, old.company_code);
  person constant uuid := coalesce(new.person_id, old.person_id);
begin
  insert into person_changes (company_code, person_id, operation, actor_id, changes)
  select p.company_code, p.person_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid,
    jsonb_build_object('department_head', jsonb_build_array(before -> 'department_code', after -> 'department_code'),
      'head_place', jsonb_build_array(before -> 'place', after -> 'place'))
  from people p where p.company_code = company and p.person_id = person and p.closed_at is null;
  return null;
end $$;
create trigger department_heads_changes after insert or delete on department_heads for each row
  execute function write_head_change();
create trigger department_heads_places after update on department_heads for each row
  when (old.place is distinct from new.place) execute function write_head_change();

-- Heads of before are lost, which the answers say.
create function heads_recorded_since() returns timestamptz language sql stable security definer
  set search_path = public, pg_temp as $$
  select applied_at from schema_migrations where name = '20261129220200-history-of-heads'
$$;
revoke execute on function heads_recorded_since() from public;
grant execute on function heads_recorded_since() to madang_app;
