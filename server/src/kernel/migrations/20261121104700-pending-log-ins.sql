-- A log-in whose password was right and which waits until the person has answered the terms that changed. It opens
-- nothing but that: the steps go forward alone, and the ticket of the last one makes it a session, once.
create table pending_log_ins (
  secret_hash bytea not null constraint pending_log_ins_pkey primary key,
  flow_id uuid not null default new_id(),
  company_code text not null,
  person_id uuid not null,
  state text not null default 'open'
    constraint pending_log_ins_state_check check (state in ('open', 'agreed', 'settled')),
  -- The country whose terms were answered.
  country_code text,
  ticket_hash bytea,
  ticket_expires_at timestamptz,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  constraint pending_log_ins_country_check check ((state = 'open') = (country_code is null)),
  constraint pending_log_ins_ticket_check check (ticket_hash is null or (state = 'settled' and ticket_expires_at is not null))
);
create index pending_log_ins_company_code_person_id_idx on pending_log_ins (company_code, person_id);
create index pending_log_ins_expires_at_idx on pending_log_ins (expires_at);

-- Until when a session's consents were looked at; terms that took force later hold it back.
alter table sessions add column reviewed_at timestamptz not null default app_now();
