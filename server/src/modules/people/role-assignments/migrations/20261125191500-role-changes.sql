-- What became of one person's roles is read from the audit log, which is long: an index over these rows alone.
create index audit_log_role_changes_idx on audit_log (company_code, target_id, occurred_at)
  where operation in ('grant-role', 'revoke-role');
