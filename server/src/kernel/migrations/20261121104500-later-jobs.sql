-- A job that is to begin later than its transaction's end.
create function enqueue_job_in(task text, payload json, wait interval) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, run_at := now() + wait, max_attempts := 12);
end $$;
revoke execute on function enqueue_job_in(text, json, interval) from public;
grant execute on function enqueue_job_in(text, json, interval) to madang_app;
