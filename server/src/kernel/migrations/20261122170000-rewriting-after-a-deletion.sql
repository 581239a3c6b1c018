-- However many transactions ask for it, the tables are rewritten once: the one that is to begin stays the one.
create function enqueue_rewriting(task text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(task, run_at := now() + interval '1 minute', max_attempts := 12, job_key := task,
    job_key_mode := 'preserve_run_at');
end $$;
revoke execute on function enqueue_rewriting(text) from public;
grant execute on function enqueue_rewriting(text) to madang_app;
