-- Rows of one transaction have one moment in the history: a change of many things is seen whole at any moment, or not at all.
create function transaction_moment() returns timestamptz language plpgsql as $$
declare
  taken constant text := coalesce(current_setting('app.moment', true), '');
begin
  if taken <> '' then return taken::timestamptz; end if;
  return set_config('app.moment', app_now()::text, true)::timestamptz;
end $$;
alter table history alter column changed_at set default transaction_moment();

-- Due changes that a run carries out at this moment.
create index plans_running_idx on plans (company_code, due_on) where state = 'running' and due_on is not null;
