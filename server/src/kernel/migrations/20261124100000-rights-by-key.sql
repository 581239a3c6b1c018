-- A grant by its whole key. Asked for several scopes in one statement, the planner takes them for a filter and reads every
-- grant of the person, also of somebody who has 9,000.
create function has_grant(company text, actor uuid, wanted text, kind text, id text, moment timestamptz) returns boolean
language plpgsql stable as $$
begin
  return exists (select from grants g
    where g.company_code = company and g.person_id = actor and g.scope_kind = kind and g.scope_id = id
      and g.valid_from <= moment and moment < g.valid_until
      and (g.permission = wanted or exists (select from role_permissions r where r.role = g.role and r.permission = wanted)));
end $$;

create or replace function authorize(actor uuid, wanted text, kinds text[], ids text[]) returns boolean
language plpgsql stable as $$
declare
  moment constant timestamptz := app_now();
  company constant text := app_company();
  department text;
  is_reached boolean;
begin
  if has_grant(company, actor, wanted, 'company', '', moment) then return true; end if;
  for i in 1 .. cardinality(kinds) loop
    is_reached := has_grant(company, actor, wanted, kinds[i], ids[i], moment);
    foreach department in array coalesce(departments_above(kinds[i], ids[i]), '{}') loop
      exit when is_reached;
      is_reached := has_grant(company, actor, wanted, 'department', department, moment);
    end loop;
    if not is_reached then return false; end if;
  end loop;
  return cardinality(kinds) > 0;
end $$;
