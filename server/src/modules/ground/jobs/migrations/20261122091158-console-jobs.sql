-- What works behind the page for somebody in the console. Its result is a file of the company under the job's own id, so
-- that a job that is done twice leaves one, and whoever takes the job away knows the file.
create table console_jobs (
  company_code text not null,
  job_id uuid not null,
  kind text not null,
  started_by uuid not null,
  state text not null default 'queued'
    constraint console_jobs_state_check check (state in ('queued', 'running', 'done', 'cancelled', 'failed')),
  -- Which of the person's few places it takes while it waits or runs.
  place integer constraint console_jobs_place_check check (place between 1 and 3),
  -- What is to be done, sealed; nothing any more once it has ended.
  input bytea,
  -- How often it was begun: a process may end in the middle of it.
  runs integer not null default 0,
  done_count integer not null default 0,
  total_count integer,
  file_name text,
  error_code text,
  created_at timestamptz not null default app_now(),
  -- When it was last seen at work.
  seen_at timestamptz not null default app_now(),
  finished_at timestamptz,
  expires_at timestamptz,
  constraint console_jobs_pkey primary key (company_code, job_id),
  constraint console_jobs_company_code_started_by_place_key unique (company_code, started_by, place),
  constraint console_jobs_ended_check check (
    (state in ('queued', 'running')) = (place is not null)
    and (place is null) = (finished_at is not null)
    and (place is null) = (expires_at is not null)
    and (place is null) = (input is null)
  ),
  constraint console_jobs_file_name_check check ((file_name is not null) = (state = 'done')),
  constraint console_jobs_error_code_check check ((error_code is not null) = (state = 'failed'))
);
call guard_company_table('console_jobs');
