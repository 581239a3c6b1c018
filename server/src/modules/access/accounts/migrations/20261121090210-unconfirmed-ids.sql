-- A mail address that is an ID but was not proven to be its person's is released at this time. Empty: confirmed.
alter table login_ids add column unconfirmed_until timestamptz;
create index login_ids_unconfirmed_until_idx on login_ids (unconfirmed_until) where unconfirmed_until is not null;

-- A company is never without its representative; the role is handed over, never taken away (MB1055).
create function keep_representative() returns trigger language plpgsql as $$
begin
  if old.role = 'representative' then
    raise exception 'a representative is kept'
      using errcode = 'integrity_constraint_violation', constraint = 'memberships_representative_kept';
  end if;
  return coalesce(new, old);
end $$;
create trigger memberships_representative_kept before update or delete on memberships
  for each row execute function keep_representative();
