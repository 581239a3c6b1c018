-- REQ-03, STA-05: keys of people. A row stays after its release, so that a person's history says that there was one.
create table person_keys (
  company_code text not null,
  person_id uuid not null,
  key_id uuid not null,
  store text not null constraint person_keys_store_check check (store in ('product')),
  -- What the key has sealed when it was made, in base64: it opens nothing else, so it shows whether the store answers with the same key.
  proof text not null,
  registered_at timestamptz not null default app_now(),
  release_asked_at timestamptz,
  released_at timestamptz,
  is_reset boolean not null default false,
  constraint person_keys_pkey primary key (company_code, person_id, key_id),
  constraint person_keys_person_id_fkey foreign key (company_code, person_id) references people on delete cascade
);
create unique index person_keys_living on person_keys (company_code, person_id) where released_at is null;
call guard_company_table('person_keys');

-- The product's own store: each key sealed by the master key of the configuration. A release deletes the row.
create table person_key_secrets (
  company_code text not null,
  person_id uuid not null,
  key_id uuid not null,
  secret bytea not null,
  constraint person_key_secrets_pkey primary key (company_code, person_id, key_id),
  constraint person_key_secrets_key_id_fkey foreign key (company_code, person_id, key_id) references person_keys on delete cascade
);
call guard_company_table('person_key_secrets');
