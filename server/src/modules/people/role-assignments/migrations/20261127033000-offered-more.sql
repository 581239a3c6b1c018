-- Whoever could log in as the candidate of an open hand-over could accept it: the candidate counts as the representative already. What
-- a person will hold later counts as well.
create or replace function has_more_rights(person uuid, other uuid) returns boolean language plpgsql stable as $$
begin
  return person <> other and exists (
    select from (
      select distinct g.scope_kind, g.scope_id, coalesce(g.permission, r.permission) as permission
      from grants g left join role_permissions r on r.role = g.role
      where g.company_code = app_company() and g.person_id = person and app_now() < g.valid_until
      union
      select 'company', '', r.permission from handovers h join role_permissions r on r.role = 'representative'
      where h.company_code = app_company() and h.to_person_id = person and h.expires_at > app_now()) held
    where held.permission is not null and not authorize(other, held.permission,
      case held.scope_kind when 'company' then '{}'::text[] else array[held.scope_kind] end,
      case held.scope_kind when 'company' then '{}'::text[] else array[held.scope_id] end));
end $$;
