-- A company's own rules stand as a code where the names of the sets stand: both checks let through what they let through before.
alter table companies drop constraint companies_password_profile_check;
alter table companies add constraint companies_password_profile_check check (password_profile in ('spec', 'legacy', 'strict')
  or password_profile ~ '^own\.[1-9][0-9]?\.[1-9][0-9]?\.m?c?r?$') not valid;
alter table companies drop constraint companies_id_profile_check;
alter table companies add constraint companies_id_profile_check check (
  id_profile in ('standard', 'sap', 'r3to12', 'r4to12', 'r4to20') or id_profile ~ '^own\.[1-9][0-9]?\.[1-9][0-9]?$') not valid;
alter table passwords drop constraint passwords_profile_check;
alter table passwords add constraint passwords_profile_check check (profile in ('spec', 'legacy', 'strict')
  or profile ~ '^own\.[1-9][0-9]?\.[1-9][0-9]?\.m?c?r?$') not valid;

-- The day in the company's time zone from which passwords that it asks to be changed have to be; null: from the question on.
alter table companies add column password_renewal_from date;

-- PWD-07: whether a log-in ends at the change of the password.
create or replace function must_renew_password(company text, person uuid) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from companies c cross join lateral (
      select w.profile, w.set_at, w.serves_until from passwords w
      where w.company_code = c.company_code and w.person_id = person
      order by w.version desc limit 1) present
    where c.company_code = company and (present.serves_until is not null
      or (present.set_at < c.password_renewal_asked_at and present.profile is distinct from c.password_profile
        and (c.password_renewal_from is null or c.password_renewal_from <= (app_now() at time zone c.time_zone)::date))));
end $$;
