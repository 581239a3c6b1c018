-- Whether a person may do something, at this moment, that another one may not: with the same things, or at all.
create function has_more_rights(person uuid, other uuid) returns boolean language plpgsql stable as $$
begin
  return person <> other and exists (
    select from (
      select distinct g.scope_kind, g.scope_id, coalesce(g.permission, r.permission) as permission
      from grants g left join role_permissions r on r.role = g.role
      where g.company_code = app_company() and g.person_id = person
        and g.valid_from <= app_now() and app_now() < g.valid_until) held
    where held.permission is not null and not authorize(other, held.permission,
      case held.scope_kind when 'company' then '{}'::text[] else array[held.scope_kind] end,
      case held.scope_kind when 'company' then '{}'::text[] else array[held.scope_id] end));
end $$;

-- Whether one of the things that a change touches is a person, or the session of one, who has more rights than its actor.
create function touches_person_above(actor uuid, kinds text[], ids text[]) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from unnest(kinds, ids) as touched (kind, id)
    where case touched.kind
      when 'person' then has_more_rights(touched.id::uuid, actor)
      when 'session' then exists (select from sessions s
        where s.company_code = app_company() and s.session_id = touched.id::uuid and has_more_rights(s.person_id, actor))
      else false end);
end $$;
