-- A password that an administrator gave opens nothing after this moment and is renewed at the log-in; null: its person chose it.
alter table passwords add column serves_until timestamptz;

create or replace function must_renew_password(company text, person uuid) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from companies c cross join lateral (
      select w.profile, w.set_at, w.serves_until from passwords w
      where w.company_code = c.company_code and w.person_id = person
      order by w.version desc limit 1) present
    where c.company_code = company and (present.serves_until is not null
      or (present.set_at < c.password_renewal_asked_at and present.profile is distinct from c.password_profile)));
end $$;
