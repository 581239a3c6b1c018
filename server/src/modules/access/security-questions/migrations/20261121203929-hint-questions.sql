-- ACC-08: questions of a person's own, asked besides the code of a lost password. An answer is kept as a password is.
create table hint_questions (
  company_code text not null,
  person_id uuid not null,
  position integer not null constraint hint_questions_position_check check (position between 1 and 3),
  question bytea not null,
  answer_hash text not null,
  set_at timestamptz not null default app_now(),
  constraint hint_questions_pkey primary key (company_code, person_id, position),
  constraint hint_questions_person_id_fkey foreign key (company_code, person_id) references people on delete cascade
);
call guard_company_table('hint_questions');
