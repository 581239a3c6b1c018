-- MEM-03, MEM-09: the grants a person had, who gave or took each, when and by which operation. Written by the triggers below alone.
-- Holds codes and ids, no text. Closing the account deletes the rows.
create table grant_changes (
  company_code text not null,
  person_id uuid not null,
  change_id uuid not null default new_id(),
  changed_at timestamptz not null default app_now(),
  -- Null where the row was changed by hand.
  operation text,
  actor_id uuid,
  -- A changed grant is taken as it was and given as it is.
  change text not null constraint grant_changes_change_check check (change in ('given', 'taken')),
  grant_id uuid not null,
  role text,
  permission text,
  scope_kind text not null,
  scope_id text not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  constraint grant_changes_pkey primary key (company_code, person_id, change_id),
  constraint grant_changes_person_id_fkey foreign key (company_code, person_id)
    references people (company_code, person_id) on delete cascade
);
call guard_company_table('grant_changes');
revoke update on grant_changes from madang_app;

-- Nothing is recorded of a person who is deleted or whose account is closed.
create function write_grant_change(held grants, change text) returns void language plpgsql as $$
begin
  insert into grant_changes (company_code, person_id, operation, actor_id, change, grant_id, role, permission,
    scope_kind, scope_id, valid_from, valid_until)
  select p.company_code, p.person_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid, change, held.grant_id, held.role, held.permission,
    held.scope_kind, held.scope_id, held.valid_from, held.valid_until
  from people p where p.company_code = held.company_code and p.person_id = held.person_id and p.closed_at is null;
end $$;

create function write_grant_changes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform write_grant_change(old, 'taken'); end if;
  if tg_op <> 'DELETE' then perform write_grant_change(new, 'given'); end if;
  return null;
end $$;

-- The role of every employee is no change, as in person_changes; so a registration calls none of these.
create trigger grants_given after insert on grants for each row when (new.role is distinct from 'employee')
  execute function write_grant_changes();
create trigger grants_changed after update on grants for each row
  when (old.* is distinct from new.* and (old.role is distinct from 'employee' or new.role is distinct from 'employee'))
  execute function write_grant_changes();
create trigger grants_taken after delete on grants for each row when (old.role is distinct from 'employee')
  execute function write_grant_changes();
