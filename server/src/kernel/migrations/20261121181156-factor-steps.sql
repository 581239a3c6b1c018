-- A log-in may wait for the second factor before anything else; `passed`: it was proven, or none is asked for. The
-- number of guesses stands in the row itself, so that of many at once no more are compared than are allowed.
alter table pending_log_ins
  add column factor text not null default 'passed'
    constraint pending_log_ins_factor_check check (factor in ('asked', 'passed')),
  add column factor_tries integer not null default 0,
  add constraint pending_log_ins_factor_first_check check (factor = 'passed' or state = 'open');
