-- What an operator sees of background jobs and does with them. Neither a job's payload nor its error is shown: both may hold
-- a person's data. The tables are the worker's, which the application role does not reach.
create function background_jobs(most integer)
  returns table (job_id bigint, task text, state text, attempts integer, max_attempts integer, due_at timestamptz,
    locked_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select job_id, task, state, attempts, max_attempts, due_at, locked_at from (
    select j.id as job_id, j.task_identifier as task, j.attempts::integer as attempts, j.max_attempts::integer as max_attempts,
      j.run_at as due_at, j.locked_at,
      case when j.locked_at is not null and (w.seen_at > clock_timestamp() - interval '30 seconds'
          or j.locked_at > clock_timestamp() - interval '30 seconds') then 'running'
        when j.locked_at is not null then 'held' when j.attempts >= j.max_attempts then 'failed'
        when j.run_at <= clock_timestamp() then 'waiting' else 'planned' end as state
    from graphile_worker.jobs j left join job_workers w on w.worker_id = j.locked_by) as jobs
  order by array_position(array['failed', 'held', 'running', 'waiting', 'planned'], state), due_at, job_id limit most
$$;

create function count_background_jobs()
  returns table (waiting integer, running integer, held integer, failed integer, planned integer, oldest_due_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) filter (where state = 'waiting')::integer, count(*) filter (where state = 'running')::integer,
    count(*) filter (where state = 'held')::integer, count(*) filter (where state = 'failed')::integer,
    count(*) filter (where state = 'planned')::integer, min(due_at) filter (where state = 'waiting')
  from background_jobs(null)
$$;

-- Runs a job as soon as a worker is free, with all its tries before it; one that runs is left alone. Answers its task.
create function retry_background_job(job bigint) returns text
  language sql security definer set search_path = public, pg_temp as $$
  select t.identifier from graphile_worker.reschedule_jobs(array[job], run_at := now(), attempts := 0) j
  join graphile_worker._private_tasks t on t.id = j.task_id
$$;

-- Takes a job away that no one works on. Answers its task.
create function give_up_background_job(job bigint) returns text
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from graphile_worker._private_jobs j where j.id = job and j.locked_at is null returning j.task_id)
  select t.identifier from gone join graphile_worker._private_tasks t on t.id = gone.task_id
$$;

-- Messages that could not be handed over yet leave as soon as a worker is free: one, or all. Answers how many.
create function hasten_messages(only_id uuid default null) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  hastened uuid[];
  known uuid[];
begin
  with due as (
    select message_id from outbox where state = 'waiting' and failure is not null and expires_at > app_now()
      and (only_id is null or message_id = only_id) order by message_id for update),
  again as (update outbox o set failure = null from due where o.message_id = due.message_id returning o.message_id)
  select coalesce(array_agg(message_id), '{}') into hastened from again;
  with jobs as (
    select j.id, (j.payload ->> 'messageId')::uuid as message_id from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'deliver-message' and (j.payload ->> 'messageId')::uuid = any(hastened)),
  again as (select graphile_worker.reschedule_jobs(array(select id from jobs), run_at := now(), attempts := 0))
  select coalesce(array_agg(message_id), '{}') into known from jobs where (select count(*) from again) >= 0;
  perform graphile_worker.add_job('deliver-message', json_build_object('messageId', message_id), max_attempts := 12)
    from unnest(hastened) as message_id where message_id <> all(known);
  return cardinality(hastened);
end $$;

do $$
declare
  signature text;
begin
  foreach signature in array array['background_jobs(integer)', 'count_background_jobs()', 'retry_background_job(bigint)',
    'give_up_background_job(bigint)', 'hasten_messages(uuid)'] loop
    execute format('revoke execute on function %s from public', signature);
    execute format('grant execute on function %s to madang_app', signature);
  end loop;
end $$;
