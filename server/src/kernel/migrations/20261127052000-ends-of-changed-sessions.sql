-- A log-in that came from another session of the same login becomes a session that lives no longer than that one would have.
alter table pending_log_ins add column ends_by timestamptz;
