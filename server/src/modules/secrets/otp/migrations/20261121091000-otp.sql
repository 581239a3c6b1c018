-- The code that a flow's person was last sent; a new one takes its row over and so voids it. Neither code nor
-- target can be read back: the code is a keyed hash over flow, purpose, target and code, the target a blind index.
create table otp_codes (
  flow_id uuid not null constraint otp_codes_pkey primary key
    constraint otp_codes_flow_id_fkey references flows on delete cascade,
  purpose text not null,
  option text not null constraint otp_codes_option_check check (option in ('mobile', 'externalMail')),
  target_index bytea not null,
  -- Whose wrong tries these are: the mailbox behind tagged addresses, or the number.
  holder_index bytea not null,
  code_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
grant select, insert, update, delete on otp_codes to madang_app;
