-- REQ-02: a PIN of a person's own, by which a lost password is replaced. It is kept as a password is.
create table recovery_pins (
  company_code text not null,
  person_id uuid not null,
  -- Another one each time that the PIN is set: what was proven by the one before proves nothing any more.
  pin_id uuid not null default gen_random_uuid(),
  pin_hash text not null,
  wrong_tries integer not null default 0 constraint recovery_pins_wrong_tries_check check (wrong_tries between 0 and 5),
  set_at timestamptz not null default app_now(),
  -- The person was told of the five wrong tries that block it.
  told_at timestamptz,
  constraint recovery_pins_pkey primary key (company_code, person_id),
  constraint recovery_pins_person_id_fkey foreign key (company_code, person_id) references people on delete cascade
);
call guard_company_table('recovery_pins');

-- A try is counted as wrong before anything is compared. The same one statement for who has a PIN, a blocked one or none.
create function take_pin_try(company text, person uuid) returns table (pin_id uuid, pin_hash text, wrong_tries integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
begin
  perform set_config('app.company_code', company, true);
  return query
    update recovery_pins k set wrong_tries = k.wrong_tries + 1
    where k.company_code = company and k.person_id = person and k.wrong_tries < 5 and exists (
      select from people p join companies c on c.company_code = p.company_code and c.ended_at is null
      where p.company_code = company and p.person_id = person and p.employment_status <> 'R'
        and exists (select from passwords w where w.company_code = p.company_code and w.person_id = p.person_id))
    returning k.pin_id, k.pin_hash, k.wrong_tries;
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function take_pin_try(text, uuid) from public;
grant execute on function take_pin_try(text, uuid) to madang_app;
