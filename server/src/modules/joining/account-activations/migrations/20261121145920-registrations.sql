-- Whose account a flow may activate: who waited under the contact that a code went to, or whose key or initial password
-- was right. `target_index` is the proof's own index, so that a row serves for that proof alone; `contact_index` is what
-- the person's record has to hold still when the account is given.
create table registration_flows (
  flow_id uuid not null constraint registration_flows_flow_id_fkey references flows on delete cascade,
  option text not null constraint registration_flows_option_check
    check (option in ('externalMail', 'mobile', 'opencode', 'password')),
  target_index bytea not null,
  company_code text not null,
  person_id uuid not null,
  contact_index bytea not null,
  -- The account that the flow's one proof gave, for a browser that lost the answer.
  activated_at timestamptz,
  constraint registration_flows_pkey primary key (flow_id, option, target_index, company_code)
);
grant select, insert, update, delete on registration_flows to madang_app;
