-- What a list shows of a resource to somebody whose grants do not reach the whole company: what is below the departments of
-- these paths, and these things of its kind. No row: the whole company.
create function reach_of(actor uuid, wanted text, kind text) returns table (paths text[], ids text[])
language plpgsql stable as $$
declare
  moment constant timestamptz := app_now();
  company constant text := app_company();
begin
  if authorize(actor, wanted, '{}', '{}') then return; end if;
  return query
    select
      coalesce(array_agg(d.path) filter (where d.path is not null), '{}'),
      coalesce(array_agg(g.scope_id) filter (where g.scope_kind = kind), '{}')
    from grants g
    left join departments d on g.scope_kind = 'department' and d.company_code = company and d.department_code = g.scope_id
    where g.company_code = company and g.person_id = actor and g.scope_kind in ('department', kind)
      and g.valid_from <= moment and moment < g.valid_until
      and (g.permission = wanted or exists (select from role_permissions r where r.role = g.role and r.permission = wanted));
end $$;

-- The departments of the company at or below one of the paths; by ranges of the paths' index.
create function departments_within(paths text[]) returns setof text language plpgsql stable as $$
begin
  return query
    select d.department_code from unnest(paths) as top (path)
    join departments d on d.company_code = app_company() and left(d.path, 1000) >= left(top.path, 1000)
      and left(d.path, 1000) <= left(top.path, 1000) || '~' and starts_with(d.path, top.path);
end $$;
