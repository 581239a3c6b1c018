-- Passkeys of a person. `counter` is what the authenticator counted at its last use; one that goes back is a copy.
create table passkeys (
  company_code text not null,
  passkey_id uuid not null default new_id(),
  person_id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null default app_now(),
  last_used_at timestamptz,
  constraint passkeys_pkey primary key (company_code, passkey_id),
  constraint passkeys_company_code_credential_id_key unique (company_code, credential_id),
  constraint passkeys_person_id_fkey foreign key (company_code, person_id) references people on delete cascade
);
create index passkeys_company_code_person_id_idx on passkeys (company_code, person_id);
call guard_company_table('passkeys');

-- A passkey is set up, and used at the log-in, by signing a challenge, which serves once. Each session and each log-in
-- that waits has its own, so that nobody takes a challenge away from somebody else.
alter table factor_challenges
  drop constraint factor_challenges_purpose_check,
  add constraint factor_challenges_purpose_check check (purpose in ('app', 'passkey', 'logIn')),
  drop constraint factor_challenges_pkey,
  add constraint factor_challenges_pkey primary key (company_code, person_id, purpose, bound_to);
