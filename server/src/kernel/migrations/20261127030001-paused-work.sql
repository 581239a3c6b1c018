-- While the row is there no process begins background jobs, so nothing is sent: a restored copy begins so, until it is told to
-- work. What waited to be sent before `since` is not sent by a copy, for the original has.
create table work_pauses (
  is_paused boolean not null default true constraint work_pauses_pkey primary key
    constraint work_pauses_one_check check (is_paused),
  is_copy boolean not null,
  since timestamptz not null default clock_timestamp()
);
revoke all on work_pauses from madang_app;
