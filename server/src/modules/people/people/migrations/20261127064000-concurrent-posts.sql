-- STA-08: the departments that a person serves in beside their own (겸직), each with the job title that they have there. The person's own
-- department is none of them; whoever writes either holds the person's row.
create table concurrent_posts (
  company_code text not null constraint concurrent_posts_company_code_fkey references companies,
  person_id uuid not null,
  department_code text not null,
  job_title_code text,
  created_at timestamptz not null default app_now(),
  constraint concurrent_posts_pkey primary key (company_code, person_id, department_code),
  constraint concurrent_posts_person_id_fkey foreign key (company_code, person_id)
    references people (company_code, person_id) on delete cascade,
  constraint concurrent_posts_department_code_fkey foreign key (company_code, department_code)
    references departments (company_code, department_code),
  constraint concurrent_posts_job_title_code_fkey foreign key (company_code, job_title_code)
    references job_titles (company_code, code)
);
create index concurrent_posts_department_code_idx on concurrent_posts (company_code, department_code, person_id);
create index concurrent_posts_job_title_code_idx on concurrent_posts (company_code, job_title_code)
  where job_title_code is not null;
call guard_company_table('concurrent_posts');

-- USR-04: in the history of the person, for it is the company that decides of posts. A title that changes names its department too.
create function write_post_change() returns trigger language plpgsql as $$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  changes jsonb := jsonb_build_object('concurrent_post',
    jsonb_build_array(before -> 'department_code', after -> 'department_code'));
begin
  if before ->> 'job_title_code' is distinct from after ->> 'job_title_code' then
    changes := changes || jsonb_build_object('concurrent_title',
      jsonb_build_array(before -> 'job_title_code', after -> 'job_title_code'));
  elsif tg_op = 'UPDATE' then
    return null;
  end if;
  insert into person_changes (company_code, person_id, operation, actor_id, changes)
  select p.company_code, p.person_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid, changes
  from people p where p.company_code = coalesce(new.company_code, old.company_code)
    and p.person_id = coalesce(new.person_id, old.person_id) and p.closed_at is null;
  return null;
end $$;
create trigger concurrent_posts_changes after insert or update or delete on concurrent_posts for each row
  execute function write_post_change();

-- STA-02: who is not in service has no posts, whichever operation ends the service.
create function end_posts_of_retired() returns trigger language plpgsql as $$
begin
  delete from concurrent_posts where company_code = new.company_code and person_id = new.person_id;
  return null;
end $$;
create trigger people_retired_posts after update of employment_status on people for each row
  when (new.employment_status = 'R' and old.employment_status <> 'R') execute function end_posts_of_retired();

-- Few of very many people have left, and the list is asked for them alone.
create index people_retired_idx on people (company_code, full_name collate "C", person_id)
  where employment_status = 'R' and closed_at is null;
