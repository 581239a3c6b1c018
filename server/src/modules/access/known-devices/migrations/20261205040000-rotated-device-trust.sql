-- ACC-17: the secret of a trusted device is its number in a row of trusts, sealed in the cookie; each sign-in that uses it makes the next.
-- Trust of before has no id: the first sign-in that uses it gives it one.
alter table known_devices
  add column trust_id text,
  add column trust_number integer not null default 0,
  add column trust_rotated_at timestamptz;
