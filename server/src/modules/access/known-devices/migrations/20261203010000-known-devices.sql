-- ACC-17, ACC-18: the browsers that a person signed in from, by the hash of the random name in their cookie. Trust holds for the password
-- that was in force when it was given: whatever changes the password ends it.
create table known_devices (
  company_code text not null,
  person_id uuid not null,
  device_id uuid not null default gen_random_uuid(),
  name_hash bytea not null,
  device text not null,
  first_seen_at timestamptz not null default app_now(),
  last_seen_at timestamptz not null default app_now(),
  trusted_at timestamptz,
  trusted_version integer,
  constraint known_devices_pkey primary key (company_code, person_id, device_id),
  constraint known_devices_name_hash_key unique (company_code, person_id, name_hash),
  constraint known_devices_person_id_fkey foreign key (company_code, person_id) references people on delete cascade,
  constraint known_devices_trusted_check check ((trusted_at is null) = (trusted_version is null)),
  constraint known_devices_device_check check (length(device) <= 200)
);
create index known_devices_company_code_last_seen_at_idx on known_devices (company_code, last_seen_at);
call guard_company_table('known_devices');

-- Who wants no letter at a sign-in from a new device.
create table device_letters_off (
  company_code text not null,
  person_id uuid not null,
  constraint device_letters_off_pkey primary key (company_code, person_id),
  constraint device_letters_off_person_id_fkey foreign key (company_code, person_id) references people on delete cascade
);
call guard_company_table('device_letters_off');

-- For how many days a trusted device is asked for no second factor; 0: it always is.
alter table companies add column trusted_device_days integer not null default 0
  constraint companies_trusted_device_days_check check (trusted_device_days between 0 and 90);
