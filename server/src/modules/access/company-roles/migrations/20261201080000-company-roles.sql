-- MEM-02: roles that a company makes itself: permissions by name, and never other roles.
create table company_roles (
  company_code text not null constraint company_roles_company_code_fkey references companies,
  company_role_id uuid not null default new_id(),
  name text not null,
  permissions text[] not null,
  created_at timestamptz not null default app_now(),
  constraint company_roles_pkey primary key (company_code, company_role_id),
  constraint company_roles_company_code_name_key unique (company_code, name)
);
call guard_company_table('company_roles');

-- MEM-09: what a role opened until when, so that a past moment can be explained. Written by the trigger below alone.
create table company_role_changes (
  company_code text not null constraint company_role_changes_company_code_fkey references companies,
  company_role_id uuid not null,
  change_id uuid not null default new_id(),
  -- From then on; no permissions: it was deleted.
  changed_at timestamptz not null default app_now(),
  operation text,
  actor_id uuid,
  permissions text[] not null,
  constraint company_role_changes_pkey primary key (company_code, company_role_id, change_id)
);
call guard_company_table('company_role_changes');
revoke update on company_role_changes from madang_app;

create function write_company_role_change() returns trigger language plpgsql as $$
declare
  held constant company_roles := case tg_op when 'DELETE' then old else new end;
begin
  insert into company_role_changes (company_code, company_role_id, operation, actor_id, permissions)
  select held.company_code, held.company_role_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid, case tg_op when 'DELETE' then '{}' else held.permissions end
  from companies c where c.company_code = held.company_code;
  return null;
end $$;
create trigger company_roles_given after insert or delete on company_roles for each row execute function write_company_role_change();
create trigger company_roles_changed after update on company_roles for each row
  when (old.permissions is distinct from new.permissions) execute function write_company_role_change();
