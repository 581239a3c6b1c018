-- MEM-10: permissions that people ask for, for some hours. What was given is a row of `grants` like any other, with an end.
create table right_requests (
  company_code text not null,
  request_id uuid not null,
  person_id uuid not null,
  permission text not null,
  scope_kind text not null,
  scope_id text not null,
  hours integer not null,
  reason bytea not null,
  state text not null default 'open',
  asked_at timestamptz not null default app_now(),
  settled_at timestamptz,
  decided_by uuid,
  answer bytea,
  given_until timestamptz,
  constraint right_requests_pkey primary key (company_code, request_id),
  constraint right_requests_person_id_fkey foreign key (company_code, person_id) references people on delete cascade,
  constraint right_requests_permission_check check (length(permission) <= 64),
  constraint right_requests_scope_kind_check check (scope_kind in ('company', 'department')),
  constraint right_requests_scope_id_check check (length(scope_id) <= 64),
  constraint right_requests_hours_check check (hours between 1 and 72),
  constraint right_requests_state_check check (state in ('open', 'approved', 'refused', 'withdrawn', 'expired')),
  constraint right_requests_settled_check check ((state = 'open') = (settled_at is null)),
  constraint right_requests_given_check check ((state = 'approved') = (given_until is not null))
);
create unique index right_requests_open_key on right_requests (company_code, person_id, permission, scope_kind, scope_id) where state = 'open';
create index right_requests_company_code_person_id_idx on right_requests (company_code, person_id, asked_at);
create index right_requests_company_code_asked_at_idx on right_requests (company_code, asked_at, request_id);
call guard_company_table('right_requests');

-- A request stands in the department that it is over.
create or replace function departments_above(kind text, id text) returns text[] language plpgsql stable as $$
begin
  return (select string_to_array(rtrim(d.path, '/'), '/') from departments d
    where d.company_code = app_company() and d.department_code = case kind
      when 'department' then id
      when 'person' then (select p.department_code from people p where p.company_code = app_company() and p.person_id = id::uuid)
      when 'grant' then (select g.scope_id from grants g
        where g.company_code = app_company() and g.grant_id = id::uuid and g.scope_kind = 'department')
      when 'right-request' then (select r.scope_id from right_requests r
        where r.company_code = app_company() and r.request_id = id::uuid and r.scope_kind = 'department')
    end);
end $$;

-- MEM-10: who may give a permission there, for so long; people whose rights come from roles and grants alike.
create function givers_of(wanted text, kind text, id text, until timestamptz, most integer) returns table (person_id uuid)
language plpgsql stable as $$
begin
  return query
    with holders as (
      select distinct g.person_id as holder from grants g
      left join opened_by_roles(app_company()) r on r.name = coalesce(g.role, g.company_role_id::text)
      where g.company_code = app_company() and coalesce(g.permission, r.permission) = 'grants.change'
        and g.valid_from <= app_now() and app_now() < g.valid_until)
    select h.holder from holders h
    where authorize(h.holder, 'grants.change', array[kind], array[id])
      and may_give(h.holder, array[wanted], kind, id, until, null)
    order by h.holder limit most;
end $$;
