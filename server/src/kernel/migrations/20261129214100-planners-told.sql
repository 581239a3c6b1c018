-- Once the planner of a change was notified that it was refused or failed.
alter table plans add column told_at timestamptz;
