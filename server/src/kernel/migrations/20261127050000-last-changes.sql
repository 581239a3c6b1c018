-- By which transaction a person changed something last: a standby that has not replayed it is not asked by that person. Written
-- where there is a standby, together with the change itself, so that no change is without it.
create table last_changes (
  person_id uuid not null constraint last_changes_pkey primary key,
  changed_by xid8 not null,
  changed_at timestamptz not null default clock_timestamp()
);
