-- Planned changes that ended long ago go, with what they were about.
grant delete on plans to madang_app;
