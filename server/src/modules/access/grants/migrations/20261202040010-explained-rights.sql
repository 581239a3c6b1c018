-- MEM-09: the grants of a person as they stood at a moment: what changed since then is read from the history, the rest is as it is.
create function grants_then(company text, person uuid, moment timestamptz)
returns table (grant_id uuid, through_id uuid, role text, permission text, company_role_id uuid, scope_kind text, scope_id text,
  valid_from timestamptz, valid_until timestamptz, window_id uuid) language plpgsql stable as $$
begin
  return query
    select g.grant_id, g.through_id, g.role, g.permission, g.company_role_id, g.scope_kind, g.scope_id, g.valid_from, g.valid_until, g.window_id
    from grants g where g.company_code = company and g.person_id = person
      and not exists (select from grant_changes c where c.company_code = company and c.person_id = person
        and c.grant_id = g.grant_id and c.changed_at > moment)
    union all
    select t.grant_id, t.through_id, t.role, t.permission, t.company_role_id, t.scope_kind, t.scope_id, t.valid_from, t.valid_until, t.window_id
    from (select distinct on (c.grant_id) c.* from grant_changes c
      where c.company_code = company and c.person_id = person and c.changed_at > moment
      order by c.grant_id, c.changed_at, c.change_id) t
    where t.change = 'taken';
end $$;

-- What a company role opened at a moment.
create function company_role_then(company text, id uuid, moment timestamptz) returns text[] language plpgsql stable as $$
begin
  return coalesce(
    (select c.permissions from company_role_changes c where c.company_code = company and c.company_role_id = id and c.changed_at <= moment
      order by c.changed_at desc, c.change_id desc limit 1),
    (select r.permissions from company_roles r where r.company_code = company and r.company_role_id = id), '{}');
end $$;

-- MEM-09: each grant of a person that opens a permission, or views of the same resource alone, with the first reason why it does not
-- reach a thing at a moment, the hours last: they alone pass by themselves. Null where it does. An empty kind asks about anything at all. `authorize` says the same of the present.
create function explain_right(actor uuid, wanted text, views text[], kind text, id text, moment timestamptz)
returns table (grant_id uuid, through_id uuid, role text, permission text, company_role_id uuid, scope_kind text, scope_id text,
  valid_from timestamptz, valid_until timestamptz, window_id uuid, weekly int4multirange, zone text, reason text)
language plpgsql stable as $$
declare
  company constant text := app_company();
  above constant text[] := case when kind in ('', 'company') then '{}' else coalesce(departments_above(kind, id), '{}') end;
  around constant text[] := case when kind in ('', 'company') then '{}' else sub_organisations_above(kind, id) end;
begin
  return query
    select g.grant_id, g.through_id, g.role, g.permission, g.company_role_id, g.scope_kind, g.scope_id, g.valid_from, g.valid_until,
      g.window_id, w.weekly, w.zone,
      case
        when not (kind = '' or g.scope_kind = 'company' or g.scope_kind = kind and g.scope_id = id
          or g.scope_kind = 'department' and g.scope_id = any (above)
          or g.scope_kind = 'sub-organisation' and g.scope_id = any (around)) then 'otherScope'
        when not wanted = any (o.permissions) then 'viewOnly'
        when moment < g.valid_from then 'notYet'
        when moment >= g.valid_until then 'over'
        when g.window_id is not null and w.grant_window_id is null then 'otherHours'
        when g.window_id is not null then window_closed(w, moment) end
    from grants_then(company, actor, moment) g
    left join lateral (select * from window_then(company, g.window_id, moment)) w on g.window_id is not null
    cross join lateral (select case
      when g.permission is not null then array[g.permission]
      when g.company_role_id is not null then company_role_then(company, g.company_role_id, moment)
      else array(select r.permission from role_permissions r where r.role = g.role) end as permissions) o
    where wanted = any (o.permissions) or views && o.permissions;
end $$;
