-- A change on a day says by codes what it does, so that it is listed without its input, which goes with its end.
alter table plans add column detail jsonb;
-- Planned as a change of its own; others belong to something that shows them itself, as a planned retirement.
alter table plans add column is_shown boolean not null default false;
-- Lists of those to come, and of those that ended.
create index plans_shown_idx on plans (company_code, due_on, order_number) where is_shown and state in ('waiting', 'running');
create index plans_ended_idx on plans (company_code, ended_at desc, order_number desc)
  where is_shown and state not in ('waiting', 'running');
create index plans_person_idx on plans (company_code, person_id) where state = 'waiting';
create index plans_run_idx on plans (company_code, run_id) where run_id is not null;

-- One run at a time carries out what is due: the next day's changes wait for those of the day before.
create unique index row_runs_due_idx on row_runs (company_code) where origin = 'plan' and ended_at is null;
