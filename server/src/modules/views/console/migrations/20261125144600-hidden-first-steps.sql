-- Administrators who have put the list of first steps away.
create table hidden_first_steps (
  company_code text not null,
  person_id uuid not null,
  hidden_at timestamptz not null default app_now(),
  constraint hidden_first_steps_pkey primary key (company_code, person_id),
  constraint hidden_first_steps_person_id_fkey foreign key (company_code, person_id)
    references people (company_code, person_id) on delete cascade
);
call guard_company_table('hidden_first_steps');
