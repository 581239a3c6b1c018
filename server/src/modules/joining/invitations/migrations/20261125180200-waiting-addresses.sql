-- INV-07: what an invited address is found by while its invitation may wait, so that no one is invited twice; invitations of before
-- have none. Who invites an address first takes it from invitations that have ended, then the index decides between two at once.
alter table invitations add column target_index bytea;
create unique index invitations_company_code_target_index_key on invitations (company_code, target_index);

-- Forgets what is not needed any more, in every company: addresses of ended invitations, applications nobody decided.
create or replace function tidy_invitations(kept_days integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
begin
  for company in select distinct l.company_code from invitation_links l loop
    perform set_config('app.company_code', company, true);
    update invitations i set target = null, target_index = null
      where i.company_code = company and (i.target is not null or i.target_index is not null)
        and i.expires_at < app_now() - make_interval(days => kept_days);
    update invitation_joins j set state = 'refused', application = null, waits_until = null, decided_at = app_now()
      where j.company_code = company and j.state = 'waiting' and j.waits_until <= app_now();
  end loop;
  perform set_config('app.company_code', company_before, true);
end $$;
