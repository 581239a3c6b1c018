-- USR-13, STA-02: a locked access and an ended service open nothing, whatever was proven before. The caller holds the person's row.
-- The detail of a lock is its end as the person's own clock shows it, '' for an open end.
create function refuse_locked_entrance(company text, person uuid) returns void language plpgsql as $$
declare
  held record;
begin
  select p.employment_status = 'R' as is_retired, p.closed_at is not null as is_closed,
    p.suspended_at is not null and (p.suspended_until is null or p.suspended_until > app_now()) as is_locked,
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

create or replace function refuse_ended_entrance(company text, person uuid) returns timestamptz language plpgsql as $$
declare
  ends_at timestamptz;
  login login_ties%rowtype;
begin
  perform refuse_locked_entrance(company, person);
  -- A person of another company's login comes no further than that login.
  select * into login from login_ties t where t.company_code = company and t.person_id = person and t.state = 'tied';
  if found then
    perform set_config('app.company_code', login.login_company_code, true);
    perform refuse_locked_entrance(login.login_company_code, login.login_person_id);
    perform set_config('app.company_code', company, true);
  end if;
  select id_ends_at(p.id_valid_until, c.time_zone) into ends_at
  from people p join companies c on c.company_code = p.company_code
  where p.company_code = company and p.person_id = person;
  if ends_at <= app_now() then
    raise exception 'the ID has ended' using errcode = 'integrity_constraint_violation', constraint = 'people_id_in_force';
  end if;
  if (select w.serves_until from passwords w where w.company_code = company and w.person_id = person
      order by w.version desc limit 1) <= app_now() then
    raise exception 'the given password has ended'
      using errcode = 'integrity_constraint_violation', constraint = 'passwords_in_force';
  end if;
  return ends_at;
end $$;

-- A lock ends what is open here and by the person's login elsewhere, and leaves its ties: they open again with the access.
create function end_sessions_of_suspended() returns trigger language plpgsql as $$
begin
  perform from people where company_code = new.company_code and person_id = new.person_id for update;
  delete from pending_log_ins where company_code = new.company_code and person_id = new.person_id;
  delete from sessions where company_code = new.company_code and person_id = new.person_id;
  delete from pending_log_ins p using login_ties t
    where t.login_company_code = new.company_code and t.login_person_id = new.person_id
      and p.company_code = t.company_code and p.person_id = t.person_id;
  delete from sessions s using login_ties t
    where t.login_company_code = new.company_code and t.login_person_id = new.person_id
      and s.company_code = t.company_code and s.person_id = t.person_id;
  return new;
end $$;
drop trigger people_suspended_sessions on people;
create trigger people_suspended_sessions before update of suspended_at on people for each row
  when (new.suspended_at is not null and new.suspended_at is distinct from old.suspended_at)
  execute function end_sessions_of_suspended();

-- Answers if something may still be done in the name of a person who is not there: a plan, a row of a run, a job.
create function may_act(person uuid) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from people p
    where p.company_code = app_company() and p.person_id = person and p.employment_status <> 'R' and p.closed_at is null
      and (p.suspended_at is null or p.suspended_until <= app_now()));
end $$;

alter table failed_log_ins drop constraint failed_log_ins_reason_check;
alter table failed_log_ins add constraint failed_log_ins_reason_check
  check (reason in ('password', 'locked', 'tooMany', 'network', 'factor', 'passkey', 'suspended')) not valid;
alter table failed_log_ins validate constraint failed_log_ins_reason_check;

-- What a person who has left or is locked out once made lets nobody in. A handed-over invitation has another maker.
create function is_by_locked(maker uuid) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from people p
    where p.company_code = app_company() and p.person_id = maker and p.closed_at is null and not may_act(p.person_id));
end $$;

create or replace function find_open_invitation(code bytea)
  returns table (company_code text, invitation_id uuid, is_awaited boolean)
  language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  known invitation_links%rowtype;
begin
  select * into known from invitation_links l where l.code_hash = code;
  perform set_config('app.company_code', coalesce(known.company_code, ''), true);
  return query
    select i.company_code, i.invitation_id, i.used_count >= i.max_uses from invitations i
    where i.company_code = known.company_code and i.invitation_id = known.invitation_id and i.code_hash = code
      and i.revoked_at is null and i.expires_at > app_now() and is_in_service(i.company_code)
      and not is_by_locked(i.inviter_id)
      and (i.used_count < i.max_uses or i.kind = 'person' and exists (
        select from invitation_joins j
        where j.company_code = i.company_code and j.invitation_id = i.invitation_id and j.state = 'waiting'
          and j.waits_until > app_now()));
  perform set_config('app.company_code', company_before, true);
end $$;
