-- Passkeys that log in alone: registered as discoverable, by a device that checked its owner. Those from before only confirm.
alter table passkeys add column opens_alone boolean not null default false;

-- Challenges of the log-in page that were answered. One that was given out stands nowhere: it holds its time and our seal.
create table used_log_in_challenges (
  challenge_hash bytea not null constraint used_log_in_challenges_pkey primary key,
  expires_at timestamptz not null
);
create index used_log_in_challenges_expires_at_idx on used_log_in_challenges (expires_at);
