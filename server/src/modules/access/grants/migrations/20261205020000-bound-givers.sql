-- MEM-02: whether a window is open at a moment and stays so until another, a week later at most.
create function stays_open(company text, id uuid, moment timestamptz, until timestamptz) returns boolean language plpgsql stable as $$
declare
  held grant_windows;
  instant timestamptz := moment;
begin
  if until > moment + interval '7 days' then return false; end if;
  select * into held from grant_windows w where w.company_code = company and w.grant_window_id = id;
  if not found then return false; end if;
  while instant < until loop
    if window_closed(held, instant) is not null then return false; end if;
    instant := window_edge(held, instant);
  end loop;
  return true;
end $$;

-- What ends while the giver's own hours still last is given in these hours.
create or replace function may_give(actor uuid, permissions text[], kind text, id text, ends_at timestamptz, hours uuid) returns boolean
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
        and (g.window_id is null or g.window_id = hours and in_window(company, g.window_id, moment)
          or stays_open(company, g.window_id, moment, ends_at))));
end $$;

-- Whether a person gives what has neither hours nor an end: by a right `giving` that has none, and nothing that they have only so.
create function may_give_unbound(actor uuid, giving text, permissions text[]) returns boolean language plpgsql stable as $$
declare
  company constant text := app_company();
  bound constant text[] := array(
    select coalesce(g.permission, r.permission)
    from grants g left join opened_by_roles(company) r on r.name = coalesce(g.role, g.company_role_id::text)
    where g.company_code = company and g.person_id = actor and app_now() < g.valid_until
      and (g.window_id is not null or isfinite(g.valid_until))
      and coalesce(g.permission, r.permission) = any (permissions));
begin
  return may_give(actor, giving || bound, 'company', '', 'infinity', null);
end $$;

-- The same for a built-in role.
create function may_give_role(actor uuid, giving text, given text) returns boolean language plpgsql stable as $$
begin
  return may_give_unbound(actor, giving, array(select r.permission from role_permissions r where r.role = given));
end $$;

-- The same for other hours of a window: of the rights that people have in it. One that binds none is changed by anyone.
create function may_change_window(actor uuid, id uuid) returns boolean language plpgsql stable as $$
declare
  company constant text := app_company();
  held constant text[] := array(
    select distinct coalesce(g.permission, r.permission)
    from (select b.role, b.permission, b.company_role_id from grants b where b.company_code = company and b.window_id = id
      union all
      select b.role, b.permission, null from role_grants b where b.company_code = company and b.window_id = id) g
    left join opened_by_roles(company) r on r.name = coalesce(g.role, g.company_role_id::text));
begin
  return held = '{}' or may_give_unbound(actor, 'grant-windows.change', held);
end $$;
