-- MEM-02, MEM-03: grants that people give: of company roles, within windows, with a reason. `given_at` is null where a membership made it.
alter table grants
  add column company_role_id uuid,
  add column window_id uuid,
  add column given_at timestamptz,
  add column given_by uuid,
  add column reason bytea,
  -- The grant to a role that this one is a copy of.
  add column through_id uuid,
  add constraint grants_company_role_id_fkey foreign key (company_code, company_role_id) references company_roles,
  add constraint grants_window_id_fkey foreign key (company_code, window_id) references grant_windows,
  drop constraint grants_one_of_both_check,
  add constraint grants_one_of_all_check check (num_nonnulls(role, permission, company_role_id) = 1);
create index grants_company_code_company_role_id_idx on grants (company_code, company_role_id) where company_role_id is not null;
create index grants_company_code_window_id_idx on grants (company_code, window_id) where window_id is not null;
create index grants_company_code_given_at_idx on grants (company_code, given_at, grant_id) where given_at is not null and through_id is null;
-- The same right with the same scope is given once; it changes its dates and hours.
create unique index grants_given_key on grants (company_code, person_id, (coalesce(role, permission, company_role_id::text)), scope_kind, scope_id)
  where given_at is not null and through_id is null;
create unique index grants_company_code_through_id_key on grants (company_code, through_id, person_id) where through_id is not null;

alter table grant_changes add column company_role_id uuid, add column window_id uuid, add column through_id uuid;

create or replace function write_grant_change(held grants, change text) returns void language plpgsql as $$
begin
  insert into grant_changes (company_code, person_id, operation, actor_id, change, grant_id, role, permission,
    scope_kind, scope_id, valid_from, valid_until, company_role_id, window_id, through_id)
  select p.company_code, p.person_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid, change, held.grant_id, held.role, held.permission,
    held.scope_kind, held.scope_id, held.valid_from, held.valid_until, held.company_role_id, held.window_id, held.through_id
  from people p where p.company_code = held.company_code and p.person_id = held.person_id and p.closed_at is null;
end $$;

-- A membership takes its own grant, not one of the same role that somebody gave.
create or replace function take_grants_of_roles() returns trigger language plpgsql as $$
begin
  delete from grants g using removed r
    where g.company_code = r.company_code and g.person_id = r.person_id and g.role = r.role and g.given_at is null
      and g.scope_kind = 'company' and g.scope_id = '' and g.valid_from = '-infinity' and g.valid_until = 'infinity';
  return null;
end $$;

-- The departments whose grants reach a thing: its own and all above it. A grant stands in the department that it is over.
create or replace function departments_above(kind text, id text) returns text[] language plpgsql stable as $$
begin
  return (select string_to_array(rtrim(d.path, '/'), '/') from departments d
    where d.company_code = app_company() and d.department_code = case kind
      when 'department' then id
      when 'person' then (select p.department_code from people p where p.company_code = app_company() and p.person_id = id::uuid)
      when 'grant' then (select g.scope_id from grants g
        where g.company_code = app_company() and g.grant_id = id::uuid and g.scope_kind = 'department')
    end);
end $$;

-- All people that a change touches, those whose sessions it touches and those whose grants are compared at once.
create or replace function touches_person_above(actor uuid, kinds text[], ids text[]) returns boolean language plpgsql stable as $$
declare
  touched constant uuid[] := array(
    select t.id::uuid from unnest(kinds, ids) t (kind, id) where t.kind = 'person'
    union
    select g.person_id from unnest(kinds, ids) t (kind, id)
    join grants g on g.company_code = app_company() and g.grant_id = case t.kind when 'grant' then t.id::uuid end
    union
    select s.person_id from unnest(kinds, ids) t (kind, id)
    join sessions s on s.company_code = app_company() and s.session_id = case t.kind when 'session' then t.id::uuid end);
begin
  return touched <> '{}' and have_more_rights(touched, actor);
end $$;

-- The sub-organisations whose grants reach a thing: those of its departments, and a person's own.
create function sub_organisations_above(kind text, id text) returns text[] language plpgsql stable as $$
begin
  return array(
    select p.sub_organisation_id::text from sub_organisation_departments p
    where p.company_code = app_company() and p.department_code = any (departments_above(kind, id))
    union all
    select p.sub_organisation_id::text from sub_organisation_people p
    where p.company_code = app_company() and p.person_id = case kind when 'person' then id::uuid end
    union all
    select id where kind = 'sub-organisation');
end $$;

create or replace function has_grant(company text, actor uuid, wanted text, kind text, id text, moment timestamptz)
returns boolean language plpgsql stable as $$
begin
  return exists (select from grants g join role_permissions r on r.role = g.role and r.permission = wanted
      where g.company_code = company and g.person_id = actor and g.scope_kind = kind and g.scope_id = id
        and g.valid_from <= moment and moment < g.valid_until
        and (g.window_id is null or in_window(company, g.window_id, moment)))
    or exists (select from grants g
      where g.company_code = company and g.person_id = actor and g.scope_kind = kind and g.scope_id = id
        and g.permission = wanted and g.valid_from <= moment and moment < g.valid_until
        and (g.window_id is null or in_window(company, g.window_id, moment)))
    or exists (select from grants g
      join company_roles r on r.company_code = company and r.company_role_id = g.company_role_id
      where g.company_code = company and g.person_id = actor and g.scope_kind = kind and g.scope_id = id
        and g.company_role_id is not null and wanted = any (r.permissions)
        and g.valid_from <= moment and moment < g.valid_until
        and (g.window_id is null or in_window(company, g.window_id, moment)));
end $$;

create or replace function authorize(actor uuid, wanted text, kinds text[], ids text[]) returns boolean
language plpgsql stable as $$
declare
  moment constant timestamptz := app_now();
  company constant text := app_company();
  above text;
  is_reached boolean;
begin
  if has_grant(company, actor, wanted, 'company', '', moment) then return true; end if;
  for i in 1 .. cardinality(kinds) loop
    is_reached := has_grant(company, actor, wanted, kinds[i], ids[i], moment);
    foreach above in array coalesce(departments_above(kinds[i], ids[i]), '{}') loop
      exit when is_reached;
      is_reached := has_grant(company, actor, wanted, 'department', above, moment);
    end loop;
    if not is_reached then
      foreach above in array sub_organisations_above(kinds[i], ids[i]) loop
        exit when is_reached;
        is_reached := has_grant(company, actor, wanted, 'sub-organisation', above, moment);
      end loop;
    end if;
    if not is_reached then return false; end if;
  end loop;
  return cardinality(kinds) > 0;
end $$;

-- What roles open in a company: built-in ones, resources, and its own by their ids.
create function opened_by_roles(company text) returns table (name text, permission text) language plpgsql stable rows 500 as $$
begin
  return query
    select r.role, r.permission from role_permissions r
    union all
    select c.company_role_id::text, unnest(c.permissions) from company_roles c where c.company_code = company;
end $$;

create or replace function rights_of(actor uuid) returns table (roles text[], somewhere text[], everywhere text[], until timestamptz)
language plpgsql stable as $$
declare
  moment constant timestamptz := app_now();
  company constant text := app_company();
begin
  return query
    with given as materialized (select g.*, w.edge,
        g.valid_from <= moment and moment < g.valid_until and (g.window_id is null or w.is_open) as lives
      from grants g left join windows_at(company, moment) w on w.window_id = g.window_id
      where g.company_code = company and g.person_id = actor),
    permitted as (select coalesce(g.permission, r.permission) as name, bool_or(g.scope_kind = 'company') as reaches_all
      from given g left join opened_by_roles(company) r on r.name = coalesce(g.role, g.company_role_id::text)
      where g.lives and coalesce(g.permission, r.permission) is not null group by 1)
    select
      (select coalesce(array_agg(distinct g.role order by g.role), '{}') from given g
        where g.lives and g.role is not null and g.scope_kind = 'company'),
      (select coalesce(array_agg(p.name), '{}') from permitted p),
      (select coalesce(array_agg(p.name), '{}') from permitted p where p.reaches_all),
      (select coalesce(min(least(
        case when g.valid_from > moment then g.valid_from end,
        case when g.valid_until > moment then g.valid_until end,
        case when g.valid_until > moment then g.edge end)), 'infinity') from given g);
end $$;

create or replace function permissions_on(actor uuid, kind text, id text) returns text[] language plpgsql stable as $$
declare
  moment constant timestamptz := app_now();
  company constant text := app_company();
  above constant text[] := departments_above(kind, id);
begin
  return (select coalesce(array_agg(distinct coalesce(g.permission, r.permission)), '{}')
    from grants g left join opened_by_roles(company) r on r.name = coalesce(g.role, g.company_role_id::text)
    where g.company_code = company and g.person_id = actor and g.valid_from <= moment and moment < g.valid_until
      and coalesce(g.permission, r.permission) is not null
      and (g.scope_kind = 'company' or g.scope_kind = 'department' and g.scope_id = any (above)
        or g.scope_kind = kind and g.scope_id = id
        or g.scope_kind = 'sub-organisation' and g.scope_id = any (sub_organisations_above(kind, id)))
      and (g.window_id is null or in_window(company, g.window_id, moment)));
end $$;

create or replace function reach_of(actor uuid, wanted text, kind text) returns table (paths text[], ids text[])
language plpgsql stable as $$
declare
  moment constant timestamptz := app_now();
  company constant text := app_company();
begin
  if authorize(actor, wanted, '{}', '{}') then return; end if;
  return query
    with reached as materialized (
      select g.scope_kind, g.scope_id from grants g
      where g.company_code = company and g.person_id = actor and g.scope_kind in ('department', 'sub-organisation', kind)
        and g.valid_from <= moment and moment < g.valid_until
        and (g.permission = wanted or exists (select from role_permissions r where r.role = g.role and r.permission = wanted)
          or g.company_role_id is not null and exists (select from company_roles r
            where r.company_code = company and r.company_role_id = g.company_role_id and wanted = any (r.permissions)))
        and (g.window_id is null or in_window(company, g.window_id, moment))),
    placed as (
      select p.department_code as code from reached g join sub_organisation_departments p
        on g.scope_kind = 'sub-organisation' and p.company_code = company and p.sub_organisation_id = g.scope_id::uuid
      union all
      select g.scope_id from reached g where g.scope_kind = 'department')
    select
      coalesce((select array_agg(d.path) from placed join departments d on d.company_code = company and d.department_code = placed.code), '{}'),
      coalesce((select array_agg(one.id) from (
        select g.scope_id as id from reached g where g.scope_kind = kind
        union all
        select p.person_id::text from reached g join sub_organisation_people p on kind = 'person'
          and g.scope_kind = 'sub-organisation' and p.company_code = company and p.sub_organisation_id = g.scope_id::uuid) one), '{}');
end $$;

create or replace function have_more_rights(persons uuid[], other uuid) returns boolean language plpgsql stable as $$
declare
  company constant text := app_company();
  moment constant timestamptz := app_now();
  everywhere constant text[] := array(
    select coalesce(g.permission, r.permission)
    from grants g left join opened_by_roles(company) r on r.name = coalesce(g.role, g.company_role_id::text)
    where g.company_code = company and g.person_id = other and g.scope_kind = 'company'
      and g.valid_from <= moment and moment < g.valid_until
      and (g.window_id is null or in_window(company, g.window_id, moment)));
begin
  -- The candidate of an open hand-over counts as the representative already.
  return exists (
    select from handovers h join role_permissions r on r.role = 'representative'
    where h.company_code = company and h.to_person_id = any (persons) and h.to_person_id <> other and h.expires_at > moment
      and (r.permission = any (everywhere)) is not true)
  or exists (
    -- A join would read all of them before the first is looked at. What they may do outside their hours counts.
    select from grants g cross join lateral unnest(
      case when g.permission is not null then array[g.permission]
        when g.company_role_id is not null then (select r.permissions from company_roles r
          where r.company_code = company and r.company_role_id = g.company_role_id)
        else array(select r.permission from role_permissions r where r.role = g.role) end) held (permission)
    where g.company_code = company and g.person_id = any (persons) and g.person_id <> other and moment < g.valid_until
      and (g.permission = any (everywhere)) is not true and (held.permission = any (everywhere)) is not true
      and ((held.permission, g.scope_kind, g.scope_id) in (
        select coalesce(o.permission, r.permission), o.scope_kind, o.scope_id
        from grants o left join opened_by_roles(company) r on r.name = coalesce(o.role, o.company_role_id::text)
        where o.company_code = company and o.person_id = other and o.scope_kind <> 'company'
          and o.valid_from <= moment and moment < o.valid_until
          and (o.window_id is null or in_window(company, o.window_id, moment)))) is not true
      and not exists (
        select from (
          select 'department', unnest(departments_above(g.scope_kind, g.scope_id))
          union all
          select 'sub-organisation', unnest(sub_organisations_above(g.scope_kind, g.scope_id))) above (kind, code)
        where ((held.permission, above.kind, above.code) in (
          select coalesce(o.permission, r.permission), o.scope_kind, o.scope_id
          from grants o left join opened_by_roles(company) r on r.name = coalesce(o.role, o.company_role_id::text)
          where o.company_code = company and o.person_id = other and o.scope_kind in ('department', 'sub-organisation')
            and o.valid_from <= moment and moment < o.valid_until
            and (o.window_id is null or in_window(company, o.window_id, moment)))) is true));
end $$;

create or replace function authorize_each(actor uuid, wanted text, kinds text[], ids text[])
returns table (place integer, is_allowed boolean, is_above boolean) language plpgsql stable as $$
begin
  for n in 0 .. cardinality(kinds) loop
    place := n;
    if n = 0 then
      is_allowed := authorize(actor, wanted, '{}', '{}');
      is_above := false;
    else
      is_allowed := authorize(actor, wanted, array[kinds[n]], array[ids[n]]);
      is_above := is_allowed and kinds[n] in ('person', 'session', 'grant')
        and touches_person_above(actor, array[kinds[n]], array[ids[n]]);
    end if;
    return next;
  end loop;
end $$;

-- Whether a person may give these permissions with a scope and for a time: they reach it now, for as long, and in the same hours at least.
create function may_give(actor uuid, permissions text[], kind text, id text, ends_at timestamptz, hours uuid) returns boolean
language plpgsql stable as $$
declare
  moment constant timestamptz := app_now();
  company constant text := app_company();
  above constant text[] := case kind when 'company' then '{}' else departments_above(kind, id) end;
  around constant text[] := case kind when 'company' then '{}' else sub_organisations_above(kind, id) end;
begin
  return not exists (
    select from unnest(permissions) wanted (permission) where not exists (
      select from grants g left join opened_by_roles(company) r
        on r.name = coalesce(g.role, g.company_role_id::text) and r.permission = wanted.permission
      where g.company_code = company and g.person_id = actor and coalesce(g.permission, r.permission) = wanted.permission
        and (g.scope_kind = 'company' or g.scope_kind = kind and g.scope_id = id
          or g.scope_kind = 'department' and g.scope_id = any (above)
          or g.scope_kind = 'sub-organisation' and g.scope_id = any (around))
        and g.valid_from <= moment and moment < g.valid_until and ends_at <= g.valid_until
        and (g.window_id is null or g.window_id = hours and in_window(company, g.window_id, moment))));
end $$;

-- What the holders of a role get. Each of its rows is copied to every holder in the whole company.
create table role_grants (
  company_code text not null constraint role_grants_company_code_fkey references companies,
  role_grant_id uuid not null default new_id(),
  -- A built-in role, or one of the company.
  holder_role text,
  holder_role_id uuid,
  -- A resource, or one permission: roles hold no roles.
  role text,
  permission text,
  scope_kind text not null,
  scope_id text not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  window_id uuid,
  given_at timestamptz not null default app_now(),
  given_by uuid,
  reason bytea not null,
  constraint role_grants_pkey primary key (company_code, role_grant_id),
  constraint role_grants_holder_check check (num_nonnulls(holder_role, holder_role_id) = 1
    and holder_role not in ('employee', 'dispatched', 'freeTrial', 'invited')),
  constraint role_grants_target_check check (num_nonnulls(role, permission) = 1 and (role is null or role ~ '^[RV]:')),
  constraint role_grants_scope_check check ((scope_kind = 'company') = (scope_id = '')),
  constraint role_grants_validity_check check (valid_from < valid_until),
  constraint role_grants_holder_role_id_fkey foreign key (company_code, holder_role_id) references company_roles,
  constraint role_grants_window_id_fkey foreign key (company_code, window_id) references grant_windows
);
create unique index role_grants_given_key on role_grants
  (company_code, (coalesce(holder_role, holder_role_id::text)), (coalesce(role, permission)), scope_kind, scope_id);
call guard_company_table('role_grants');

-- What some people get through their roles.
create function copies_of(company text, persons uuid[]) returns table (person_id uuid, through_id uuid, role text, permission text,
  scope_kind text, scope_id text, valid_from timestamptz, valid_until timestamptz, window_id uuid, given_at timestamptz, given_by uuid)
language plpgsql stable as $$
begin
  return query
    select h.person_id, r.role_grant_id, r.role, r.permission, r.scope_kind, r.scope_id,
      max(greatest(h.valid_from, r.valid_from)), max(least(h.valid_until, r.valid_until)), r.window_id, r.given_at, r.given_by
    from role_grants r join grants h on h.company_code = company and h.person_id = any (persons) and h.through_id is null
      and h.scope_kind = 'company' and h.window_id is null and (h.role = r.holder_role or h.company_role_id = r.holder_role_id)
    where r.company_code = company and greatest(h.valid_from, r.valid_from) < least(h.valid_until, r.valid_until)
    group by h.person_id, r.role_grant_id, r.role, r.permission, r.scope_kind, r.scope_id, r.window_id, r.given_at, r.given_by;
end $$;
-- Brings the copies of some people up to that.
create function copy_role_grants(company text, persons uuid[]) returns void language plpgsql as $$
begin
  delete from grants g where g.company_code = company and g.person_id = any (persons) and g.through_id is not null
    and not exists (select from copies_of(company, persons) c where c.person_id = g.person_id and c.through_id = g.through_id);
  insert into grants as held (company_code, person_id, through_id, role, permission, scope_kind, scope_id, valid_from, valid_until,
    window_id, given_at, given_by)
  select company, c.* from (select c.person_id, c.through_id, c.role, c.permission, c.scope_kind, c.scope_id, c.valid_from,
    c.valid_until, c.window_id, c.given_at, c.given_by from copies_of(company, persons) c order by 1, 2) c
  on conflict (company_code, through_id, person_id) where through_id is not null do update set
    role = excluded.role, permission = excluded.permission, scope_kind = excluded.scope_kind, scope_id = excluded.scope_id,
    valid_from = excluded.valid_from, valid_until = excluded.valid_until, window_id = excluded.window_id
  where (held.role, held.permission, held.scope_kind, held.scope_id, held.valid_from, held.valid_until, held.window_id) is distinct from
    (excluded.role, excluded.permission, excluded.scope_kind, excluded.scope_id, excluded.valid_from, excluded.valid_until, excluded.window_id);
end $$;

create function copy_grants_of_holder() returns trigger language plpgsql as $$
declare
  held constant grants := case tg_op when 'DELETE' then old else new end;
begin
  if exists (select from role_grants r where r.company_code = held.company_code
    and (r.holder_role = held.role or r.holder_role_id = held.company_role_id)) or tg_op = 'UPDATE' then
    perform copy_role_grants(held.company_code, array[held.person_id]);
  end if;
  return null;
end $$;
create trigger grants_copies_given after insert on grants for each row
  when (new.through_id is null and new.permission is null and new.role is distinct from 'employee') execute function copy_grants_of_holder();
create trigger grants_copies_changed after update on grants for each row
  when (old.* is distinct from new.* and new.through_id is null and (old.permission is null or new.permission is null))
  execute function copy_grants_of_holder();
create trigger grants_copies_taken after delete on grants for each row
  when (old.through_id is null and old.permission is null and old.role is distinct from 'employee') execute function copy_grants_of_holder();

create function copy_role_grant() returns trigger language plpgsql as $$
declare
  held constant role_grants := case tg_op when 'DELETE' then old else new end;
begin
  perform copy_role_grants(held.company_code, array(
    select g.person_id from grants g where g.company_code = held.company_code and g.through_id = held.role_grant_id
    union
    select g.person_id from grants g where g.company_code = held.company_code and g.through_id is null
      and g.scope_kind = 'company' and (g.role = held.holder_role or g.company_role_id = held.holder_role_id)));
  return null;
end $$;
create trigger role_grants_copies after insert or update or delete on role_grants for each row execute function copy_role_grant();

-- Rights that a process keeps end with a change of a role, a window or a day off.
create function bump_rights_of(company text, persons uuid[]) returns void language plpgsql as $$
begin
  insert into rights_versions as known (company_code, person_id, version)
  select company, p.person_id, 1 from unnest(persons) p (person_id) group by 2 order by 2
  on conflict (company_code, person_id) do update set version = known.version + 1;
end $$;

create function bump_rights_of_role() returns trigger language plpgsql as $$
begin
  perform bump_rights_of(new.company_code, array(
    select g.person_id from grants g where g.company_code = new.company_code and g.company_role_id = new.company_role_id));
  return null;
end $$;
create trigger company_roles_rights after update on company_roles for each row
  when (old.permissions is distinct from new.permissions) execute function bump_rights_of_role();

create function bump_rights_of_window() returns trigger language plpgsql as $$
begin
  perform bump_rights_of(new.company_code, array(
    select g.person_id from grants g where g.company_code = new.company_code and g.window_id = new.grant_window_id));
  return null;
end $$;
create trigger grant_windows_rights after update on grant_windows for each row
  when (old.* is distinct from new.*) execute function bump_rights_of_window();

create function bump_rights_of_days_off() returns trigger language plpgsql as $$
declare
  company text;
begin
  for company in select distinct c.company_code from changed c loop
    perform bump_rights_of(company, array(
      select g.person_id from grants g join grant_windows w on w.company_code = company and w.grant_window_id = g.window_id
      where g.company_code = company and g.window_id is not null and w.closes_on_days_off));
  end loop;
  return null;
end $$;
create trigger days_off_added after insert on days_off referencing new table as changed
  for each statement execute function bump_rights_of_days_off();
create trigger days_off_removed after delete on days_off referencing old table as changed
  for each statement execute function bump_rights_of_days_off();

-- A right over a sub-organisation ends with it, and what a role gets over a department with that.
create or replace function end_grants_of_department() returns trigger language plpgsql as $$
begin
  delete from role_grants where company_code = old.company_code and scope_kind = 'department' and scope_id = old.department_code;
  delete from grants where company_code = old.company_code and scope_kind = 'department' and scope_id = old.department_code;
  return null;
end $$;
create function end_grants_of_sub_organisation() returns trigger language plpgsql as $$
begin
  delete from role_grants where company_code = old.company_code and scope_kind = 'sub-organisation' and scope_id = old.sub_organisation_id::text;
  delete from grants where company_code = old.company_code and scope_kind = 'sub-organisation' and scope_id = old.sub_organisation_id::text;
  return null;
end $$;
create trigger sub_organisations_grants after delete on sub_organisations for each row execute function end_grants_of_sub_organisation();
