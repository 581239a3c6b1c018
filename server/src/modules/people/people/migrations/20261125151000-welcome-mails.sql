-- The last mail that showed a registered person the way to the account; what became of it stands in the outbox.
create table welcome_mails (
  company_code text not null,
  person_id uuid not null,
  message_id uuid not null,
  sent_at timestamptz not null default app_now(),
  constraint welcome_mails_pkey primary key (company_code, person_id),
  constraint welcome_mails_company_code_person_id_fkey foreign key (company_code, person_id)
    references people (company_code, person_id) on delete cascade
);
call guard_company_table('welcome_mails');
