-- Permissions that a person has as service desk now and that no other right opens in the whole company: what they read by these carries a ticket.
create or replace function ticket_permissions(actor uuid) returns text[] language plpgsql stable as $$
declare
  moment constant timestamptz := app_now();
  company constant text := app_company();
begin
  if not exists (select from grants g
    where g.company_code = company and g.person_id = actor and g.role = 'serviceDesk'
      and g.valid_from <= moment and moment < g.valid_until
      and (g.window_id is null or in_window(company, g.window_id, moment))) then return '{}'; end if;
  return array(
    select r.permission from role_permissions r where r.role = 'serviceDesk'
    except
    select coalesce(g.permission, r.permission)
    from grants g left join opened_by_roles(company) r on r.name = coalesce(g.role, g.company_role_id::text)
    where g.company_code = company and g.person_id = actor and g.role is distinct from 'serviceDesk' and g.scope_kind = 'company'
      and g.valid_from <= moment and moment < g.valid_until
      and (g.window_id is null or in_window(company, g.window_id, moment))
    order by 1);
end $$;
