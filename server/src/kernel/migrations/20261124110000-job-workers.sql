-- Which workers of background jobs live: a job that is held by one of which nothing was heard is taken up by another.
create table job_workers (
  worker_id text not null constraint job_workers_pkey primary key,
  seen_at timestamptz not null
);
