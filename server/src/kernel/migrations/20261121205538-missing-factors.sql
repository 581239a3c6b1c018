-- A log-in of somebody who has to have a second factor and has none yet: it waits until one is set up.
alter table pending_log_ins
  drop constraint pending_log_ins_factor_check,
  add constraint pending_log_ins_factor_check check (factor in ('asked', 'missing', 'passed'));
