-- An invitation is attached to the department that it leads to; a session to its person, wherever a right reaches that person.
create or replace function departments_above(kind text, id text) returns text[] language plpgsql stable as $$
begin
  return (select string_to_array(rtrim(d.path, '/'), '/') from departments d
    where d.company_code = app_company() and d.department_code = case kind
      when 'department' then id
      when 'person' then (select p.department_code from people p where p.company_code = app_company() and p.person_id = id::uuid)
      when 'grant' then (select g.scope_id from grants g
        where g.company_code = app_company() and g.grant_id = id::uuid and g.scope_kind = 'department')
      when 'right-request' then (select r.scope_id from right_requests r
        where r.company_code = app_company() and r.request_id = id::uuid and r.scope_kind = 'department')
      when 'invitation' then (select i.department_code from invitations i
        where i.company_code = app_company() and i.invitation_id = id::uuid)
      when 'session' then (select p.department_code from sessions s
        join people p on p.company_code = s.company_code and p.person_id = s.person_id
        where s.company_code = app_company() and s.session_id = id::uuid)
    end);
end $$;

create or replace function authorize(actor uuid, wanted text, kinds text[], ids text[]) returns boolean
language plpgsql stable as $$
declare
  moment constant timestamptz := app_now();
  company constant text := app_company();
  kind text;
  id text;
  above text;
  is_reached boolean;
begin
  if has_grant(company, actor, wanted, 'company', '', moment) then return true; end if;
  for i in 1 .. cardinality(kinds) loop
    kind := kinds[i];
    id := ids[i];
    if kind = 'session' then
      kind := 'person';
      id := (select s.person_id::text from sessions s where s.company_code = company and s.session_id = ids[i]::uuid);
    end if;
    is_reached := has_grant(company, actor, wanted, kind, id, moment);
    foreach above in array coalesce(departments_above(kind, id), '{}') loop
      exit when is_reached;
      is_reached := has_grant(company, actor, wanted, 'department', above, moment);
    end loop;
    if not is_reached then
      foreach above in array sub_organisations_above(kind, id) loop
        exit when is_reached;
        is_reached := has_grant(company, actor, wanted, 'sub-organisation', above, moment);
      end loop;
    end if;
    if not is_reached then return false; end if;
  end loop;
  return cardinality(kinds) > 0;
end $$;

-- Permissions that a person has as service desk alone: what they read by these carries a ticket.
create function ticket_permissions(actor uuid) returns text[] language plpgsql stable as $$
declare
  moment constant timestamptz := app_now();
  company constant text := app_company();
begin
  if not exists (select from grants g
    where g.company_code = company and g.person_id = actor and g.role = 'serviceDesk' and moment < g.valid_until) then return '{}'; end if;
  return array(
    select r.permission from role_permissions r where r.role = 'serviceDesk'
    except
    select coalesce(g.permission, r.permission)
    from grants g left join opened_by_roles(company) r on r.name = coalesce(g.role, g.company_role_id::text)
    where g.company_code = company and g.person_id = actor and g.role is distinct from 'serviceDesk'
      and g.valid_from <= moment and moment < g.valid_until
      and (g.window_id is null or in_window(company, g.window_id, moment))
    order by 1);
end $$;
