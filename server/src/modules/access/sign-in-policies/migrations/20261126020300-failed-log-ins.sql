-- Log-ins of a company's people that failed: one row for each person, hour, reason and network, so that no attack fills the table.
create table failed_log_ins (
  company_code text not null,
  failure_id uuid not null default new_id(),
  person_id uuid not null,
  began_at timestamptz not null,
  reason text not null constraint failed_log_ins_reason_check
    check (reason in ('password', 'locked', 'tooMany', 'network', 'factor', 'passkey')),
  -- A /24 or a /48 and no single address; 0.0.0.0/0 for those beyond the twentieth of an hour, and for what is no address.
  network cidr not null,
  tries bigint not null constraint failed_log_ins_tries_check check (tries > 0),
  last_at timestamptz not null,
  constraint failed_log_ins_pkey primary key (company_code, failure_id),
  constraint failed_log_ins_person_key unique (company_code, person_id, began_at, reason, network),
  constraint failed_log_ins_company_code_person_id_fkey foreign key (company_code, person_id)
    references people (company_code, person_id) on delete cascade
);
create index failed_log_ins_began_at_idx on failed_log_ins (company_code, began_at, failure_id);
call guard_company_table('failed_log_ins');

-- Counts what a process has gathered, of any company: the caller is no one yet. People who are gone are left out.
create function count_failed_log_ins(failures jsonb) returns void
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
    from people p, date_trunc('hour', app_now()) as hour
    where p.company_code = failure."companyCode" and p.person_id = failure."personId" and p.closed_at is null
    on conflict (company_code, person_id, began_at, reason, network) do update
      set tries = known.tries + excluded.tries, last_at = excluded.last_at;
  end loop;
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function count_failed_log_ins(jsonb) from public;
grant execute on function count_failed_log_ins(jsonb) to madang_app;

create function purge_failed_log_ins(kept_days integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
begin
  for company in select c.company_code from companies c loop
    perform set_config('app.company_code', company, true);
    delete from failed_log_ins f
      where f.company_code = company and f.last_at < app_now() - make_interval(days => kept_days);
  end loop;
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function purge_failed_log_ins(integer) from public;
grant execute on function purge_failed_log_ins(integer) to madang_app;
