-- STA-01: who is on leave comes in as before, unless the company has it otherwise.
alter table access_rules add column allows_on_leave boolean not null default true;

create function is_leave_closed(company text, status text) returns boolean language sql stable parallel safe
  return status = 'L' and exists (select from access_rules r where r.company_code = company and not r.allows_on_leave);

-- The rule is held until a log-in has ended, so that one that is under way is ended with the others.
create or replace function refuse_locked_entrance(company text, person uuid) returns void language plpgsql as $$
declare
  held record;
begin
  select p.employment_status = 'R' as is_retired, p.closed_at is not null as is_closed,
    is_access_locked(p.suspended_at, p.suspended_until) as is_locked,
    coalesce(to_char(p.suspended_until at time zone p.time_zone, 'YYYY-MM-DD HH24:MI'), '') as until,
    p.employment_status as status, coalesce((p.leave_until + 1)::text, '') as back_on
  into held from people p where p.company_code = company and p.person_id = person;
  if held.is_retired or held.is_closed then
    raise exception 'the person is in no service'
      using errcode = 'integrity_constraint_violation', constraint = 'people_in_service';
  end if;
  if held.is_locked then
    raise exception 'the access is locked'
      using errcode = 'integrity_constraint_violation', constraint = 'people_access_open', detail = held.until;
  end if;
  if held.status = 'L' then
    perform from access_rules r where r.company_code = company for share;
    if is_leave_closed(company, held.status) then
      raise exception 'the access is closed during a leave'
        using errcode = 'integrity_constraint_violation', constraint = 'people_access_on_leave', detail = held.back_on;
    end if;
  end if;
end $$;

create or replace function may_act(person uuid) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from people p
    where p.company_code = app_company() and p.person_id = person and p.employment_status <> 'R' and p.closed_at is null
      and not is_access_locked(p.suspended_at, p.suspended_until)
      and not is_leave_closed(p.company_code, p.employment_status));
end $$;

-- A leave ends the sessions as a lock does, where it closes the access.
create trigger people_on_leave_sessions before update of employment_status on people for each row
  when (new.employment_status = 'L' and old.employment_status <> 'L' and is_leave_closed(new.company_code, new.employment_status))
  execute function end_sessions_of_suspended();

-- And so does the rule, of everybody who is on leave by then.
create function end_sessions_on_leave() returns trigger language plpgsql as $$
begin
  delete from pending_log_ins p using people h
    where h.company_code = new.company_code and h.employment_status = 'L'
      and p.company_code = h.company_code and p.person_id = h.person_id;
  delete from sessions s using people h
    where h.company_code = new.company_code and h.employment_status = 'L'
      and s.company_code = h.company_code and s.person_id = h.person_id;
  delete from pending_log_ins p using login_ties t, people h
    where h.company_code = new.company_code and h.employment_status = 'L'
      and t.login_company_code = h.company_code and t.login_person_id = h.person_id
      and p.company_code = t.company_code and p.person_id = t.person_id;
  delete from sessions s using login_ties t, people h
    where h.company_code = new.company_code and h.employment_status = 'L'
      and t.login_company_code = h.company_code and t.login_person_id = h.person_id
      and s.company_code = t.company_code and s.person_id = t.person_id;
  return new;
end $$;
create trigger access_rules_on_leave_sessions after insert or update of allows_on_leave on access_rules for each row
  when (not new.allows_on_leave) execute function end_sessions_on_leave();
