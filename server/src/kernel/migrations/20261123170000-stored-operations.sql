-- One operation for many inputs: who asked for it and how far it is.
create table row_runs (
  company_code text not null,
  run_id uuid not null default new_id(),
  operation text not null,
  person_id uuid not null,
  request_id text not null,
  started_at timestamptz not null default app_now(),
  -- When a worker last began a chunk, so that a run whose worker died is taken up again.
  seen_at timestamptz not null default app_now(),
  -- Set when no row waits any more.
  ended_at timestamptz,
  constraint row_runs_pkey primary key (company_code, run_id)
);
call guard_company_table('row_runs');
grant select, insert, update on row_runs to madang_app;

-- Its rows. The state changes in the transaction of the row's own change, so no row is done twice or lost.
create table run_rows (
  company_code text not null,
  run_id uuid not null,
  row_number integer not null,
  -- Sealed; gone once the row has ended.
  input bytea,
  state text not null default 'waiting'
    constraint run_rows_state_check check (state in ('waiting', 'done', 'refused', 'failed')),
  -- Sealed: the answer, or the codes and fields of the refusal.
  outcome bytea,
  constraint run_rows_pkey primary key (company_code, run_id, row_number),
  constraint run_rows_company_code_run_id_fkey foreign key (company_code, run_id) references row_runs,
  constraint run_rows_input_check check ((state = 'waiting') = (input is not null))
);
create index run_rows_waiting_idx on run_rows (company_code, run_id, row_number) where state = 'waiting';
call guard_company_table('run_rows');
grant select, insert, update on run_rows to madang_app;

-- One operation for later, with the rights that its planner has then.
create table plans (
  company_code text not null,
  plan_id uuid not null,
  operation text not null,
  -- Sealed; gone once the plan has ended.
  input bytea,
  effective_at timestamptz not null,
  person_id uuid not null,
  state text not null default 'waiting'
    constraint plans_state_check check (state in ('waiting', 'done', 'refused', 'failed')),
  -- Sealed: the codes and fields of the refusal.
  outcome bytea,
  planned_at timestamptz not null default app_now(),
  ended_at timestamptz,
  constraint plans_pkey primary key (company_code, plan_id),
  constraint plans_input_check check ((state = 'waiting') = (input is not null))
);
call guard_company_table('plans');
grant select, insert, update on plans to madang_app;
