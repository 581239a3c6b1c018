-- The audit log is read by person, by target and by operation, each in the order of time.
create index audit_log_actor_idx on audit_log (company_code, actor_id, occurred_at, audit_id) where actor_id is not null;
create index audit_log_target_idx on audit_log (company_code, target_kind, target_id, occurred_at, audit_id);
create index audit_log_operation_idx on audit_log (company_code, operation, occurred_at, audit_id);
