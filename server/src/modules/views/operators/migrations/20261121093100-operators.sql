-- Whether the platform has had its first operator set up: one row, finished once.
create table operator_setup (
  is_only boolean not null default true constraint operator_setup_pkey primary key
    constraint operator_setup_is_only_check check (is_only),
  finished_at timestamptz
);
insert into operator_setup default values;

-- The tokens of the latest starts, any of which finishes the set-up; several processes may have printed one each.
create table operator_setup_tokens (
  token_hash bytea not null constraint operator_setup_tokens_pkey primary key,
  expires_at timestamptz not null
);

-- The role opens every company's platform settings, so no other company can hold it, whatever a fault may grant.
alter table memberships add constraint memberships_operator_check
  check (role <> 'operator' or company_code = 'PLATFORM');
