-- When a person who has no second factor, and is asked for one, was last reminded; `sent_at`: when the letter was written, null while
-- it waits for the job.
create table factor_reminders (
  company_code text not null,
  person_id uuid not null,
  asked_at timestamptz not null default app_now(),
  sent_at timestamptz,
  constraint factor_reminders_pkey primary key (company_code, person_id),
  constraint factor_reminders_company_code_person_id_fkey foreign key (company_code, person_id)
    references people (company_code, person_id) on delete cascade
);
create index factor_reminders_waiting_idx on factor_reminders (company_code, person_id) where sent_at is null;
call guard_company_table('factor_reminders');
