-- MEM-04: one login, several people. A person of `company_code` logs in by the login of a person of another company, and by
-- nothing else. A tie is offered, accepted, and tied once the company's own job has made its person; whatever ends it says `ended`, and
-- that company's job takes the person away. No one's data: numbers alone.
create table login_ties (
  tie_id uuid not null default new_id() constraint login_ties_pkey primary key,
  company_code text not null,
  person_id uuid,
  login_company_code text not null,
  login_person_id uuid not null,
  state text not null default 'offered'
    constraint login_ties_state_check check (state in ('offered', 'accepted', 'tied', 'ended')),
  offered_at timestamptz not null default app_now(),
  expires_at timestamptz,
  constraint login_ties_login_person_id_key unique (company_code, login_company_code, login_person_id),
  constraint login_ties_person_id_key unique (company_code, person_id),
  constraint login_ties_expires_at_check check ((state = 'offered') = (expires_at is not null)),
  constraint login_ties_person_id_check check (state <> 'tied' or person_id is not null),
  constraint login_ties_company_code_check check (company_code <> login_company_code)
);
create index login_ties_login_person_id_idx on login_ties (login_company_code, login_person_id);
create index login_ties_unsettled_idx on login_ties (offered_at) where state <> 'tied';

-- Who leaves the service of a company leaves with every person of the same login, and the tied one alone.
create or replace function end_sessions_of_retired() returns trigger language plpgsql as $$
begin
  perform from people where company_code = new.company_code and person_id = new.person_id for update;
  update login_ties set state = 'ended', expires_at = null where state <> 'ended'
    and (company_code = new.company_code and person_id = new.person_id
      or login_company_code = new.company_code and login_person_id = new.person_id);
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

-- The end of an ID ends what was opened by its login elsewhere as well.
create or replace function end_sessions_with_id() returns trigger language plpgsql as $$
begin
  update sessions s set expires_at = least(s.expires_at, id_ends_at(new.id_valid_until, c.time_zone)) from companies c
  where c.company_code = new.company_code and (s.company_code = new.company_code and s.person_id = new.person_id
    or exists (select from login_ties t
      where t.login_company_code = new.company_code and t.login_person_id = new.person_id
        and s.company_code = t.company_code and s.person_id = t.person_id));
  return null;
end $$;
