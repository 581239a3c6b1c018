-- A run is filled in portions, sealed, run by any number of workers, paused, cancelled, and stopped where it does not come forward.
alter table row_runs add column state text not null default 'waiting';
alter table row_runs add constraint row_runs_state_check
  check (state in ('filling', 'waiting', 'running', 'paused', 'done', 'cancelled', 'stopped')) not valid;
alter table row_runs validate constraint row_runs_state_check;
alter table row_runs add column total integer not null default 0;
alter table row_runs add column done_count integer not null default 0;
alter table row_runs add column refused_count integer not null default 0;
alter table row_runs add column failed_count integer not null default 0;
-- When a row last ended; a run of which none did for a day is stopped.
alter table row_runs add column progressed_at timestamptz not null default app_now();
alter table row_runs add column stop_code text;
update row_runs r set
  state = case when ended_at is null then 'waiting' else 'done' end,
  total = (select count(*) from run_rows w where w.company_code = r.company_code and w.run_id = r.run_id),
  done_count = (select count(*) from run_rows w where w.company_code = r.company_code and w.run_id = r.run_id and w.state = 'done'),
  refused_count = (select count(*) from run_rows w where w.company_code = r.company_code and w.run_id = r.run_id and w.state = 'refused'),
  failed_count = (select count(*) from run_rows w where w.company_code = r.company_code and w.run_id = r.run_id and w.state = 'failed');

-- How often a worker began with the row, alone or among others, and how often it ended in a fault of the database while alone.
alter table run_rows add column tries smallint not null default 0;
alter table run_rows add column faults smallint not null default 0;
alter table plans add column tries smallint not null default 0;
