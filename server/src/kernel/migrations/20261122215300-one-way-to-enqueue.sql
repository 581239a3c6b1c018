-- One function where three had come about: a job with or without a key, at once or after a wait.
drop function enqueue_job(text, json, text);
drop function enqueue_job_in(text, json, interval);
drop function enqueue_rewriting(text);
create function enqueue_job(task text, payload json, job_key text default null, wait interval default '0') returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Of one key at most one job waits. Asked for at once, it begins at once; after a wait, it keeps the time that it had,
  -- so that it is not put off, however many transactions ask for it.
  perform graphile_worker.add_job(task, payload, run_at := now() + wait, max_attempts := 12, job_key := job_key,
    job_key_mode := case when wait > '0' then 'preserve_run_at' else 'replace' end);
end $$;
revoke execute on function enqueue_job(text, json, text, interval) from public;
grant execute on function enqueue_job(text, json, text, interval) to madang_app;
