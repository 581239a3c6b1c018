-- Whether one of some people may do something, at this moment or later, that another one may not: with the same things, or at all. What
-- the other may do with the whole company is read once, and its things are looked up in memory; the first right beyond it ends the search.
create function have_more_rights(persons uuid[], other uuid) returns boolean language plpgsql stable as $$
declare
  company constant text := app_company();
  moment constant timestamptz := app_now();
  everywhere constant text[] := array(
    select coalesce(g.permission, r.permission) from grants g left join role_permissions r on r.role = g.role
    where g.company_code = company and g.person_id = other and g.scope_kind = 'company'
      and g.valid_from <= moment and moment < g.valid_until);
begin
  -- The candidate of an open hand-over counts as the representative already.
  return exists (
    select from handovers h join role_permissions r on r.role = 'representative'
    where h.company_code = company and h.to_person_id = any (persons) and h.to_person_id <> other and h.expires_at > moment
      and (r.permission = any (everywhere)) is not true)
  or exists (
    -- A join would read all of them before the first is looked at.
    select from grants g cross join lateral unnest(
      case when g.role is null then array[g.permission]
        else array(select r.permission from role_permissions r where r.role = g.role) end) held (permission)
    where g.company_code = company and g.person_id = any (persons) and g.person_id <> other and moment < g.valid_until
      and (g.permission = any (everywhere)) is not true and (held.permission = any (everywhere)) is not true
      and ((held.permission, g.scope_kind, g.scope_id) in (
        select coalesce(o.permission, r.permission), o.scope_kind, o.scope_id
        from grants o left join role_permissions r on r.role = o.role
        where o.company_code = company and o.person_id = other and o.scope_kind <> 'company'
          and o.valid_from <= moment and moment < o.valid_until)) is not true
      and not exists (
        select from unnest(departments_above(g.scope_kind, g.scope_id)) above (code)
        where ((held.permission, above.code) in (
          select coalesce(o.permission, r.permission), o.scope_id
          from grants o left join role_permissions r on r.role = o.role
          where o.company_code = company and o.person_id = other and o.scope_kind = 'department'
            and o.valid_from <= moment and moment < o.valid_until)) is true));
end $$;

create or replace function has_more_rights(person uuid, other uuid) returns boolean language plpgsql stable as $$
begin
  return have_more_rights(array[person], other);
end $$;

-- All people that a change touches, and those whose sessions it touches, are compared at once.
create or replace function touches_person_above(actor uuid, kinds text[], ids text[]) returns boolean language plpgsql stable as $$
declare
  touched constant uuid[] := array(
    select t.id::uuid from unnest(kinds, ids) t (kind, id) where t.kind = 'person'
    union
    select s.person_id from unnest(kinds, ids) t (kind, id)
    join sessions s on s.company_code = app_company() and s.session_id = case t.kind when 'session' then t.id::uuid end);
begin
  return touched <> '{}' and have_more_rights(touched, actor);
end $$;

-- Each branch by its own range: a plan for any number of branches read every department of the company and compared it with each of them,
-- which took a second for 1,000.
create or replace function departments_within(paths text[]) returns setof text language plpgsql stable rows 50 as $$
begin
  return query
    with tops as materialized (select t.path, left(t.path, 1000) as first, left(t.path, 1000) || '~' as last from unnest(paths) t (path))
    select below.department_code from tops cross join lateral (
      select d.department_code, d.path from departments d
      where d.company_code = app_company() and d.path_start >= tops.first and d.path_start <= tops.last offset 0) below
    where starts_with(below.path, tops.path);
end $$;
