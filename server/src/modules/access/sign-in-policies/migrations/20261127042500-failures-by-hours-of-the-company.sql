-- NET-02: failed log-ins are counted by the hours of the company's clock, which begin at half past in some zones.
create or replace function count_failed_log_ins(failures jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  most_networks constant integer := 20;
  failure record;
begin
  for failure in
    select * from jsonb_to_recordset(failures)
      as f ("companyCode" text, "personId" uuid, reason text, network cidr, tries bigint)
    -- In one order, so that two processes never wait for each other.
    order by "companyCode", "personId", reason, network
  loop
    perform set_config('app.company_code', failure."companyCode", true);
    insert into failed_log_ins as known (company_code, person_id, began_at, reason, network, tries, last_at)
    select p.company_code, p.person_id, hour, failure.reason,
      case when exists (
          select from failed_log_ins f where f.company_code = p.company_code and f.person_id = p.person_id
            and f.began_at = hour and f.reason = failure.reason and f.network = failure.network)
        or (select count(*) < most_networks from failed_log_ins f
          where f.company_code = p.company_code and f.person_id = p.person_id and f.began_at = hour
            and f.reason = failure.reason)
      then failure.network else '0.0.0.0/0' end,
      failure.tries, app_now()
    from people p join companies c on c.company_code = p.company_code,
      date_trunc('hour', app_now(), c.time_zone) as hour
    where p.company_code = failure."companyCode" and p.person_id = failure."personId" and p.closed_at is null
    on conflict (company_code, person_id, began_at, reason, network) do update
      set tries = known.tries + excluded.tries, last_at = excluded.last_at;
  end loop;
  perform set_config('app.company_code', company_before, true);
end $$;
