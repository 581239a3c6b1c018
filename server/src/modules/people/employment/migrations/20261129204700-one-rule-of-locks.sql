-- USR-13: the one rule of whether a lock of access holds at this moment. It is in line with the statement that asks it, so that the
-- partial index of locked people serves.
create function is_access_locked(locked_at timestamptz, locked_until timestamptz) returns boolean language sql volatile parallel safe
  return locked_at is not null and (locked_until is null or locked_until > app_now());

create or replace function refuse_locked_entrance(company text, person uuid) returns void language plpgsql as $$
declare
  held record;
begin
  select p.employment_status = 'R' as is_retired, p.closed_at is not null as is_closed,
    is_access_locked(p.suspended_at, p.suspended_until) as is_locked,
    coalesce(to_char(p.suspended_until at time zone p.time_zone, 'YYYY-MM-DD HH24:MI'), '') as until
  into held from people p where p.company_code = company and p.person_id = person;
  if held.is_retired or held.is_closed then
    raise exception 'the person is in no service'
      using errcode = 'integrity_constraint_violation', constraint = 'people_in_service';
  end if;
  if held.is_locked then
    raise exception 'the access is locked'
      using errcode = 'integrity_constraint_violation', constraint = 'people_access_open', detail = held.until;
  end if;
end $$;

create or replace function may_act(person uuid) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from people p
    where p.company_code = app_company() and p.person_id = person and p.employment_status <> 'R' and p.closed_at is null
      and not is_access_locked(p.suspended_at, p.suspended_until));
end $$;
