-- STA-09: a dispatch is two rows of one id, one in each company, which speak by messages. The home company's row decides what it has become.
create table dispatches (
  company_code text not null,
  dispatch_id uuid not null,
  side text not null constraint dispatches_side_check check (side in ('home', 'host')),
  -- At home the person; in the host their guest.
  person_id uuid,
  other_code text not null,
  other_name text not null,
  other_english_name text not null,
  -- Of the host.
  department_code text not null,
  department_name text not null,
  english_department_name text not null,
  starts_on date not null,
  ends_on date not null,
  asked_until date,
  -- The host has answered; the home company's row says what came of it.
  is_answered boolean not null default false,
  state text not null constraint dispatches_state_check check (
    state in ('asked', 'accepted', 'running', 'refused', 'withdrawn', 'lapsed', 'ended')),
  version integer not null,
  answer_version integer not null default 0,
  -- Sealed: names, mail and login of the person, and the basis.
  content bytea not null,
  changed_at timestamptz not null default app_now(),
  constraint dispatches_pkey primary key (company_code, dispatch_id),
  constraint dispatches_ends_on_check check (ends_on >= starts_on)
);
-- STA-03: a person is dispatched to one company at a time, and asked for once.
create unique index dispatches_person_id_key on dispatches (company_code, person_id)
  where side = 'home' and state in ('asked', 'accepted', 'running');
create index dispatches_side_idx on dispatches (company_code, side, changed_at desc, dispatch_id);
call guard_company_table('dispatches');

create table dispatch_events (
  company_code text not null,
  dispatch_id uuid not null,
  event_number integer not null,
  event text not null,
  made_by text not null constraint dispatch_events_made_by_check check (made_by in ('person', 'otherCompany', 'time')),
  actor_id uuid,
  note bytea,
  ends_on date,
  happened_at timestamptz not null default app_now(),
  constraint dispatch_events_pkey primary key (company_code, dispatch_id, event_number),
  constraint dispatch_events_dispatch_id_fkey foreign key (company_code, dispatch_id) references dispatches on delete cascade
);
call guard_company_table('dispatch_events');

-- A tie of a dispatch ends with it alone: with no role, and no structure.
alter table login_ties add column is_dispatch boolean not null default false;
