-- When the person of a session proved last who they are. Sessions that are open by now have to prove it once; a release before this one
-- opens sessions without naming the column, by a log-in, which is a proof.
alter table sessions add column proven_at timestamptz;
alter table sessions alter column proven_at set default app_now();
