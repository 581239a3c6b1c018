-- Which keys the database was written by: fingerprints, from which no key can be found. A start without one that is in use
-- is refused; one that nothing is written by any more is released.
create table key_fingerprints (
  key_use text not null constraint key_fingerprints_use_check check (key_use in ('encryption', 'index')),
  key_id text not null,
  fingerprint text not null,
  -- The key of blind indexes that are older than the tags in front of them.
  is_untagged boolean not null default false,
  first_seen_at timestamptz not null default clock_timestamp(),
  key_number bigint not null generated always as identity,
  released_at timestamptz,
  constraint key_fingerprints_pkey primary key (key_use, fingerprint)
);
create unique index key_fingerprints_untagged_key on key_fingerprints (key_use) where is_untagged;
create unique index key_fingerprints_encryption_key on key_fingerprints (key_id)
  where key_use = 'encryption' and released_at is null;

-- What is left of keys that are configured no more, encrypted: what verifies the records that they signed, and what compares
-- values that the database does not hold.
create table kept_keys (
  key_use text not null constraint kept_keys_use_check check (key_use in ('records', 'index')),
  key_id text not null,
  content bytea not null,
  kept_at timestamptz not null default clock_timestamp(),
  constraint kept_keys_pkey primary key (key_use, key_id)
);

revoke all on key_fingerprints, kept_keys from madang_app;

-- By which keys a process writes, so that none is released while a process writes by it.
alter table running_processes add column keys text[] not null default '{}';

-- Encrypting a person's values anew changes nothing of the person.
create or replace function write_person_change() returns trigger language plpgsql as $$
declare
  row_before constant jsonb := to_jsonb(old);
  row_after constant jsonb := to_jsonb(new);
  changes jsonb;
begin
  if current_setting('app.operation', true) = 'renew-keys' then return null; end if;
  select jsonb_object_agg(c, case when c = any (string_to_array(tg_argv[0], ',')) then
      jsonb_build_array(row_before -> c, row_after -> c) end)
    from unnest(string_to_array(tg_argv[0] || ',' || tg_argv[1], ',')) c
    where row_before -> c is distinct from row_after -> c
    into changes;
  if changes is null then return null; end if;
  insert into person_changes (company_code, person_id, operation, actor_id, changes)
  values (new.company_code, new.person_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid, changes);
  return null;
end $$;
