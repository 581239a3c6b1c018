-- A row of each process of the product. That it is written says that the process's writes come through; what stands in it
-- tells whoever runs them which live.
create table running_processes (
  process_id uuid not null constraint running_processes_pkey primary key,
  work text not null constraint running_processes_work_check check (work in ('both', 'web', 'jobs')),
  build text not null,
  started_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp()
);
