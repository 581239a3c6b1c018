-- OTP-08: which companies sign in from an address by their allowed networks, the narrowest network first, and how many people each
-- has. No more are looked at than share one building.
create index access_rules_networks_key_idx on access_rules (networks_key) where networks_key is not null;

create function companies_at(address inet) returns table (company_code text, people integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
begin
  for company in
    select r.company_code from access_rules r
      join companies c on c.company_code = r.company_code and c.ended_at is null
      cross join lateral (select max(masklen(n)) as narrowest from unnest(r.networks) n where address <<= n) within
    where r.networks_key is not null and within.narrowest is not null
    order by within.narrowest desc, r.company_code limit 5
  loop
    perform set_config('app.company_code', company, true);
    return query select company, count(*)::integer
      from (select from people p where p.company_code = company and p.closed_at is null limit 1000) counted;
  end loop;
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function companies_at(inet) from public;
grant execute on function companies_at(inet) to madang_app;
