-- Two companies never share a transaction: what one has to say to the other waits here until the other has applied it.
create table sent_messages (
  company_code text not null,
  message_id uuid not null,
  version integer not null constraint sent_messages_version_check check (version > 0),
  -- The company that applies it, and the operation that does so there.
  receiver_code text not null,
  operation text not null,
  -- Sealed: it may hold what is said of a person.
  content bytea not null,
  sent_at timestamptz not null default app_now(),
  constraint sent_messages_pkey primary key (company_code, message_id, version)
);
call guard_company_table('sent_messages');

-- The newest version of each message that a company has applied; an older one, or the same once more, does nothing.
create table received_messages (
  company_code text not null,
  message_id uuid not null,
  version integer not null,
  received_at timestamptz not null default app_now(),
  constraint received_messages_pkey primary key (company_code, message_id)
);
call guard_company_table('received_messages');
