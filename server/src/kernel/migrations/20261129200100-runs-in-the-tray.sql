-- A run is checked before it is confirmed, shown in the tray, and says of each row whom it is about and in whose name it runs.
alter table row_runs drop constraint row_runs_state_check;
alter table row_runs add constraint row_runs_state_check check (state in
  ('filling', 'checking', 'checked', 'waiting', 'running', 'paused', 'done', 'cancelled', 'stopped')) not valid;
alter table row_runs validate constraint row_runs_state_check;
-- What the tray calls it, with the codes that belong to its title; null for a run that the tray does not show.
alter table row_runs add column kind text;
alter table row_runs add column detail jsonb;
alter table row_runs add column origin text not null default 'product';
alter table row_runs add constraint row_runs_origin_check
  check (origin in ('product', 'selection', 'file', 'plan', 'undo', 'retry')) not valid;
alter table row_runs validate constraint row_runs_origin_check;
-- The run whose failed rows it tries again.
alter table row_runs add column retry_of uuid;
alter table row_runs add column clean_count integer not null default 0;
alter table row_runs add column objected_count integer not null default 0;
alter table row_runs add column unchecked_count integer not null default 0;
-- Since when it runs without a pause, and how many rows had ended then: its rate follows from both.
alter table row_runs add column running_since timestamptz;
alter table row_runs add column ended_before integer not null default 0;
-- Once its owner was told of its end.
alter table row_runs add column told_at timestamptz;
-- A run of the product itself has no owner: its rows name the person in whose name each runs.
alter table row_runs alter column person_id drop not null;
create index row_runs_person_idx on row_runs (company_code, person_id, started_at desc) where kind is not null;

alter table run_rows add column target_kind text;
alter table run_rows add column target_id text;
alter table run_rows add column person_id uuid;
-- Of a row that carries out a change on a date, that change.
alter table run_rows add column plan_id uuid;
-- The code that refused or failed it, in clear, so that rows are counted by it.
alter table run_rows add column code text;
-- What the check before the run found; sealed: the answer, or the codes and fields of the refusal.
alter table run_rows add column check_state text;
alter table run_rows add constraint run_rows_check_state_check
  check (check_state in ('clean', 'refused', 'failed', 'unchecked')) not valid;
alter table run_rows validate constraint run_rows_check_state_check;
alter table run_rows add column found bytea;
-- The input stays, sealed, for the report and for another try, until the run goes; personal data that is forgotten goes at once.
alter table run_rows drop constraint run_rows_input_check;
alter table run_rows add constraint run_rows_input_check check (state <> 'waiting' or input is not null) not valid;
alter table run_rows validate constraint run_rows_input_check;
grant delete on run_rows to madang_app;
create index run_rows_target_idx on run_rows (company_code, target_id) where target_id is not null;
create index run_rows_unchecked_idx on run_rows (company_code, run_id, row_number) where check_state is null;

-- A change on a date: a day of the company instead of a moment, an order, a note, and what it is about in clear.
alter table plans alter column effective_at drop not null;
alter table plans add column due_on date;
alter table plans add constraint plans_due_check check ((due_on is null) <> (effective_at is null)) not valid;
alter table plans validate constraint plans_due_check;
-- By the clock, not a sequence, which all companies would share; the rows that stand keep none.
alter table plans add column order_number bigint;
alter table plans alter column order_number set default (extract(epoch from clock_timestamp()) * 1000000)::bigint;
-- Sealed.
alter table plans add column note bytea;
alter table plans add column changed_at timestamptz;
alter table plans add column run_id uuid;
-- Of one that was refused or failed in a run, in clear.
alter table plans add column code text;
alter table plans drop constraint plans_state_check;
alter table plans add constraint plans_state_check
  check (state in ('waiting', 'running', 'done', 'refused', 'failed', 'cancelled')) not valid;
alter table plans validate constraint plans_state_check;
alter table plans drop constraint plans_input_check;
alter table plans add constraint plans_input_check check (state not in ('waiting', 'running') or input is not null) not valid;
alter table plans validate constraint plans_input_check;
create index plans_due_idx on plans (company_code, due_on, order_number) where state = 'waiting' and due_on is not null;

create table plan_targets (
  company_code text not null,
  plan_id uuid not null,
  kind text not null,
  target_id text not null,
  constraint plan_targets_pkey primary key (company_code, plan_id, kind, target_id),
  constraint plan_targets_company_code_plan_id_fkey foreign key (company_code, plan_id) references plans on delete cascade
);
create index plan_targets_target_idx on plan_targets (company_code, kind, target_id);
call guard_company_table('plan_targets');
grant select, insert, update, delete on plan_targets to madang_app;

-- The right of one person on many things at once: one question for a chunk of rows. No thing at all asks for the whole company.
create function authorize_each(actor uuid, wanted text, kinds text[], ids text[])
returns table (place integer, is_allowed boolean, is_above boolean) language plpgsql stable as $$
begin
  for n in 0 .. cardinality(kinds) loop
    place := n;
    if n = 0 then
      is_allowed := authorize(actor, wanted, '{}', '{}');
      is_above := false;
    else
      is_allowed := authorize(actor, wanted, array[kinds[n]], array[ids[n]]);
      is_above := is_allowed and kinds[n] in ('person', 'session')
        and touches_person_above(actor, array[kinds[n]], array[ids[n]]);
    end if;
    return next;
  end loop;
end $$;
