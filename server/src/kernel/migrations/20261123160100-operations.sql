-- What the built-in roles may do: reference data, from the contract.
create table role_permissions (
  role text not null,
  permission text not null,
  constraint role_permissions_pkey primary key (role, permission)
);
grant select on role_permissions to madang_app;

-- Who may do what, where, from when and until when: a role's permissions, or one permission alone.
create table grants (
  company_code text not null,
  grant_id uuid not null default new_id(),
  person_id uuid not null,
  role text,
  permission text,
  -- 'company', 'department' with all below it, or one thing by its kind.
  scope_kind text not null default 'company',
  scope_id text not null default '',
  valid_from timestamptz not null default '-infinity',
  valid_until timestamptz not null default 'infinity',
  constraint grants_pkey primary key (company_code, grant_id),
  constraint grants_company_code_person_id_fkey foreign key (company_code, person_id) references people on delete cascade,
  constraint grants_one_of_both_check check ((role is null) <> (permission is null)),
  constraint grants_scope_check check ((scope_kind = 'company') = (scope_id = '')),
  constraint grants_validity_check check (valid_from < valid_until)
);
create index grants_company_code_person_id_scope_idx on grants (company_code, person_id, scope_kind, scope_id);
call guard_company_table('grants');
grant select, insert, update, delete on grants to madang_app;

-- A process keeps a person's rights as long as their version stands.
create table rights_versions (
  company_code text not null,
  person_id uuid not null,
  version bigint not null,
  constraint rights_versions_pkey primary key (company_code, person_id)
);
grant select, insert, update, delete on rights_versions to madang_app;

create function bump_rights_version() returns trigger language plpgsql as $$
begin
  -- In one order, so that two transactions do not wait for each other.
  insert into rights_versions as known (company_code, person_id, version)
  select company_code, person_id, 1 from changed group by 1, 2 order by 1, 2
  on conflict (company_code, person_id) do update set version = known.version + 1;
  return null;
end $$;
create trigger grants_version_inserted after insert on grants referencing new table as changed
  for each statement execute function bump_rights_version();
create trigger grants_version_updated after update on grants referencing old table as changed
  for each statement execute function bump_rights_version();
create trigger grants_version_deleted after delete on grants referencing old table as changed
  for each statement execute function bump_rights_version();

-- Until memberships are gone, each is a grant of its role in the whole company.
create function grant_membership() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from grants g where g.company_code = old.company_code and g.person_id = old.person_id and g.role = old.role
      and g.scope_kind = 'company' and g.valid_from = '-infinity' and g.valid_until = 'infinity';
  end if;
  if tg_op <> 'DELETE' then
    insert into grants (company_code, person_id, role) values (new.company_code, new.person_id, new.role);
  end if;
  return null;
end $$;
do $$
declare
  company text;
begin
  for company in select c.company_code from companies c loop
    perform set_config('app.company_code', company, true);
    insert into grants (company_code, person_id, role) select m.company_code, m.person_id, m.role from memberships m
    where m.company_code = company;
  end loop;
  perform set_config('app.company_code', '', true);
end $$;
create trigger memberships_grants after insert or update or delete on memberships
  for each row execute function grant_membership();

-- The departments whose grants reach a thing: its own and all above it.
create function departments_above(kind text, id text) returns text[] language plpgsql stable as $$
begin
  return (select string_to_array(rtrim(d.path, '/'), '/') from departments d
    where d.company_code = app_company() and d.department_code = case kind
      when 'department' then id
      when 'person' then (select p.department_code from people p where p.company_code = app_company() and p.person_id = id::uuid)
    end);
end $$;

-- The one rule of who may: a living grant reaches each of the things that a change touches. Without things it has to
-- reach the whole company. plpgsql, for the plan of a function in SQL is made anew at each call.
create function authorize(actor uuid, wanted text, kinds text[], ids text[]) returns boolean language plpgsql stable as $$
declare
  moment constant timestamptz := app_now();
  company constant text := app_company();
  above text[];
begin
  if exists (select from grants g where g.company_code = company and g.person_id = actor and g.scope_kind = 'company'
    and g.valid_from <= moment and moment < g.valid_until
    and (g.permission = wanted or exists (select from role_permissions r where r.role = g.role and r.permission = wanted)))
  then return true; end if;
  if cardinality(kinds) = 0 then return false; end if;
  for i in 1 .. cardinality(kinds) loop
    above := departments_above(kinds[i], ids[i]);
    if not exists (select from grants g where g.company_code = company and g.person_id = actor
      and (g.scope_kind = 'department' and g.scope_id = any (above) or g.scope_kind = kinds[i] and g.scope_id = ids[i])
      and g.valid_from <= moment and moment < g.valid_until
      and (g.permission = wanted or exists (select from role_permissions r where r.role = g.role and r.permission = wanted)))
    then return false; end if;
  end loop;
  return true;
end $$;

-- What a person may do somewhere in the company, what in the whole of it, and until when that stays so by time alone.
create function rights_of(actor uuid) returns table (roles text[], somewhere text[], everywhere text[], until timestamptz)
language plpgsql stable as $$
declare
  moment constant timestamptz := app_now();
begin
  return query
    with given as (select g.*, g.valid_from <= moment and moment < g.valid_until as lives from grants g
      where g.company_code = app_company() and g.person_id = actor),
    permitted as (select coalesce(g.permission, r.permission) as name, bool_or(g.scope_kind = 'company') as reaches_all
      from given g left join role_permissions r on r.role = g.role
      where g.lives and coalesce(g.permission, r.permission) is not null group by 1)
    select
      (select coalesce(array_agg(distinct g.role order by g.role), '{}') from given g
        where g.lives and g.role is not null and g.scope_kind = 'company'),
      (select coalesce(array_agg(p.name), '{}') from permitted p),
      (select coalesce(array_agg(p.name), '{}') from permitted p where p.reaches_all),
      (select coalesce(min(least(
        case when g.valid_from > moment then g.valid_from end,
        case when g.valid_until > moment then g.valid_until end)), 'infinity') from given g);
end $$;

-- `can`: what a person may do with one thing.
create function permissions_on(actor uuid, kind text, id text) returns text[] language plpgsql stable as $$
declare
  moment constant timestamptz := app_now();
  above constant text[] := departments_above(kind, id);
begin
  return (select coalesce(array_agg(distinct coalesce(g.permission, r.permission)), '{}')
    from grants g left join role_permissions r on r.role = g.role
    where g.company_code = app_company() and g.person_id = actor and g.valid_from <= moment and moment < g.valid_until
      and coalesce(g.permission, r.permission) is not null
      and (g.scope_kind = 'company' or g.scope_kind = 'department' and g.scope_id = any (above)
        or g.scope_kind = kind and g.scope_id = id));
end $$;

-- What a change said about itself beside the names of its fields, and what ran it in a person's place.
alter table audit_log add column detail jsonb, add column via text;

-- What takes a change back: an operation's input, sealed, for as long as it may be taken back.
create table undo_steps (
  company_code text not null,
  audit_id uuid not null,
  operation text not null,
  input bytea not null,
  expires_at timestamptz not null,
  constraint undo_steps_pkey primary key (company_code, audit_id)
);
create index undo_steps_company_code_expires_at_idx on undo_steps (company_code, expires_at);
call guard_company_table('undo_steps');
grant select, insert, delete on undo_steps to madang_app;

create function purge_undo_steps() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
begin
  for company in select c.company_code from companies c loop
    perform set_config('app.company_code', company, true);
    delete from undo_steps u where u.company_code = company and u.expires_at <= app_now();
  end loop;
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function purge_undo_steps() from public;
grant execute on function purge_undo_steps() to madang_app;
