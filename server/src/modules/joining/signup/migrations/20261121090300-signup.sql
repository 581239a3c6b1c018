-- Contacts that a free plan was signed up with; a blind index alone, so that nobody can read it back.
create table verified_contacts (
  contact_index bytea not null constraint verified_contacts_pkey primary key,
  company_code text not null,
  person_id uuid not null,
  verified_at timestamptz not null default app_now(),
  expires_at timestamptz not null
);

-- A mail ID that was proven by mobile or key alone is confirmed by a link in a mail to it.
create table address_confirmations (
  secret_hash bytea not null constraint address_confirmations_pkey primary key,
  company_code text not null,
  person_id uuid not null,
  expires_at timestamptz not null
);
create index address_confirmations_expires_at_idx on address_confirmations (expires_at);
