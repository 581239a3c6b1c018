-- APR-02: requests keep the versions of form and policy with which they were submitted.
create table approval_requests (
  company_code text not null constraint approval_requests_company_code_fkey references companies,
  request_id uuid not null default new_id(),
  -- Given with the first submit.
  request_number bigint,
  approval_form_id uuid not null,
  form_version integer not null,
  approval_policy_id uuid,
  policy_version integer,
  requester_id uuid not null,
  document_kind text not null constraint approval_requests_document_kind_check
    check (document_kind in ('general', 'expense', 'leave', 'purchase')),
  amount bigint constraint approval_requests_amount_check check (amount between 0 and 999999999999999),
  state text not null default 'draft' constraint approval_requests_state_check
    check (state in ('draft', 'waiting', 'returned', 'approved', 'refused', 'withdrawn')),
  version integer not null default 1,
  -- Both sealed.
  title bytea not null,
  content bytea not null,
  created_at timestamptz not null default app_now(),
  changed_at timestamptz not null default app_now(),
  submitted_at timestamptz,
  ended_at timestamptz,
  constraint approval_requests_pkey primary key (company_code, request_id),
  constraint approval_requests_request_number_key unique (company_code, request_number),
  constraint approval_requests_submitted_check check (state = 'draft' or (request_number is not null and approval_policy_id is not null)),
  constraint approval_requests_ended_check check ((ended_at is not null) = (state in ('approved', 'refused', 'withdrawn')))
);
create index approval_requests_requester_idx on approval_requests (company_code, requester_id, changed_at desc, request_id desc);
create index approval_requests_ended_idx on approval_requests (company_code, ended_at) where ended_at is not null;
call guard_company_table('approval_requests');

create table approval_request_numbers (
  company_code text not null constraint approval_request_numbers_pkey primary key
    constraint approval_request_numbers_company_code_fkey references companies,
  last_number bigint not null
);
call guard_company_table('approval_request_numbers');

create table approval_steps (
  company_code text not null,
  request_id uuid not null,
  step_number integer not null,
  source text not null,
  rule text not null constraint approval_steps_rule_check check (rule in ('one', 'all')),
  reason text,
  department jsonb,
  job jsonb,
  is_repeated boolean not null,
  constraint approval_steps_pkey primary key (company_code, request_id, step_number),
  constraint approval_steps_request_id_fkey foreign key (company_code, request_id) references approval_requests on delete cascade
);
call guard_company_table('approval_steps');

-- `open`: the step is still to come. `now`: the person can decide.
create table approval_approvers (
  company_code text not null,
  request_id uuid not null,
  step_number integer not null,
  person_id uuid not null,
  state text not null constraint approval_approvers_state_check
    check (state in ('open', 'now', 'approved', 'refused', 'returned', 'skipped')),
  -- Those who have delegated it, the first one first.
  delegated_by uuid[] not null default '{}',
  decided_by uuid,
  decided_at timestamptz,
  waiting_since timestamptz,
  constraint approval_approvers_pkey primary key (company_code, request_id, step_number, person_id),
  constraint approval_approvers_step_number_fkey foreign key (company_code, request_id, step_number)
    references approval_steps on delete cascade,
  constraint approval_approvers_waiting_check check ((state = 'now') <= (waiting_since is not null))
);
create index approval_approvers_now_idx on approval_approvers (company_code, person_id, waiting_since, request_id)
  where state = 'now';
create index approval_approvers_decided_idx on approval_approvers (company_code, decided_by, decided_at desc, request_id desc)
  where decided_by is not null;
create index approval_approvers_person_idx on approval_approvers (company_code, person_id) where state in ('open', 'now');
call guard_company_table('approval_approvers');

create table approval_events (
  company_code text not null,
  request_id uuid not null,
  event_number integer not null,
  event text not null,
  actor_id uuid,
  other_id uuid,
  -- Sealed.
  comment bytea,
  happened_at timestamptz not null default app_now(),
  constraint approval_events_pkey primary key (company_code, request_id, event_number),
  constraint approval_events_request_id_fkey foreign key (company_code, request_id) references approval_requests on delete cascade
);
create index approval_events_actor_idx on approval_events (company_code, actor_id, request_id, event_number);
call guard_company_table('approval_events');

-- Without a request a file is dropped after a day.
create table approval_files (
  company_code text not null constraint approval_files_company_code_fkey references companies,
  file_id uuid not null,
  uploader_id uuid not null,
  request_id uuid,
  -- Sealed.
  name bytea not null,
  byte_count integer not null,
  content_type text not null,
  created_at timestamptz not null default app_now(),
  constraint approval_files_pkey primary key (company_code, file_id),
  constraint approval_files_request_id_fkey foreign key (company_code, request_id) references approval_requests
    on delete set null (request_id)
);
create index approval_files_request_idx on approval_files (company_code, request_id) where request_id is not null;
create index approval_files_uploader_idx on approval_files (company_code, uploader_id, file_id);
call guard_company_table('approval_files');

-- Without days the stand-in decides while the person is on leave.
create table approval_stand_ins (
  company_code text not null constraint approval_stand_ins_company_code_fkey references companies,
  person_id uuid not null,
  stand_in_id uuid not null,
  starts_on date,
  ends_on date,
  constraint approval_stand_ins_pkey primary key (company_code, person_id),
  constraint approval_stand_ins_other_check check (person_id <> stand_in_id),
  constraint approval_stand_ins_days_check check ((starts_on is null) = (ends_on is null) and ends_on >= starts_on)
);
create index approval_stand_ins_stand_in_idx on approval_stand_ins (company_code, stand_in_id);
call guard_company_table('approval_stand_ins');

-- Refuses a stand-in who relies, directly or through others, on the person. Two writers of a company are one after the other: they lock it first.
create function refuse_stand_in_circle() returns trigger language plpgsql as $$
begin
  if exists (
    with recursive chain(person_id) as (
      select new.stand_in_id
      union
      select s.stand_in_id from chain join approval_stand_ins s on s.company_code = new.company_code and s.person_id = chain.person_id)
    select from chain where person_id = new.person_id) then
    raise exception 'stand-ins form a circle' using errcode = 'check_violation', constraint = 'approval_stand_ins_circle_check';
  end if;
  return new;
end $$;
create trigger approval_stand_ins_circle before insert or update on approval_stand_ins
  for each row execute function refuse_stand_in_circle();

-- People for whom a person decides today: the person, and everyone who is away and has the person as stand-in, also through others.
create function people_acted_for(asked_company text, asked_person uuid) returns setof uuid
  language plpgsql stable rows 3 as $$
begin
  return query
    with recursive acting(person_id) as (
      select asked_person
      union
      select s.person_id from acting
      join approval_stand_ins s on s.company_code = asked_company and s.stand_in_id = acting.person_id
      join people p on p.company_code = asked_company and p.person_id = s.person_id
      join companies c on c.company_code = asked_company
      where case when s.starts_on is null then p.employment_status = 'L' and p.closed_at is null
        else (app_now() at time zone c.time_zone)::date between s.starts_on and s.ends_on end)
    select acting.person_id from acting;
end $$;
