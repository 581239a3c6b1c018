-- What the product itself wrote to a person, so that there is something to read where no mail service is connected.
-- Its content is encrypted; only whose it is, when it came and whether it was read can be asked for.
create table inbox_messages (
  company_code text not null,
  message_id uuid not null default new_id(),
  person_id uuid not null,
  content bytea not null,
  sent_at timestamptz not null default app_now(),
  read_at timestamptz,
  constraint inbox_messages_pkey primary key (company_code, message_id),
  constraint inbox_messages_person_id_fkey foreign key (company_code, person_id) references people on delete cascade
);
create index inbox_messages_company_code_person_id_sent_at_idx
  on inbox_messages (company_code, person_id, sent_at, message_id);
create index inbox_messages_company_code_unread_idx on inbox_messages (company_code, person_id) where read_at is null;
call guard_company_table('inbox_messages');
