-- The authenticator app of a person. Its secret is sealed; `last_step` is the half minute of the newest code that was
-- taken, and no code of that one or an earlier one is taken again.
create table authenticator_apps (
  company_code text not null,
  person_id uuid not null,
  secret bytea not null,
  last_step bigint not null,
  added_at timestamptz not null default app_now(),
  last_used_at timestamptz,
  constraint authenticator_apps_pkey primary key (company_code, person_id),
  constraint authenticator_apps_person_id_fkey foreign key (company_code, person_id) references people on delete cascade
);
call guard_company_table('authenticator_apps');

-- What stands in for a lost factor, each once. Stored as keyed hashes.
create table recovery_codes (
  company_code text not null,
  person_id uuid not null,
  code_hash bytea not null,
  made_at timestamptz not null default app_now(),
  used_at timestamptz,
  constraint recovery_codes_pkey primary key (company_code, person_id, code_hash),
  constraint recovery_codes_person_id_fkey foreign key (company_code, person_id) references people on delete cascade
);
call guard_company_table('recovery_codes');

-- A set-up under way, one of each purpose and person: what is sealed here is proven to be held by the answer. It
-- serves the session alone that began it.
create table factor_challenges (
  company_code text not null,
  person_id uuid not null,
  purpose text not null constraint factor_challenges_purpose_check check (purpose in ('app')),
  bound_to bytea not null,
  content bytea not null,
  expires_at timestamptz not null,
  constraint factor_challenges_pkey primary key (company_code, person_id, purpose),
  constraint factor_challenges_person_id_fkey foreign key (company_code, person_id) references people on delete cascade
);
call guard_company_table('factor_challenges');
