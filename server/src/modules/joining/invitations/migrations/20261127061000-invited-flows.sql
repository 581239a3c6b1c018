-- IDR-03: a flow says itself that an invitation stands behind it, so that the check of an ID asks only those for the company's rules.
alter table flows add column is_invited boolean not null default false;
update flows set is_invited = true where flow_id in (select flow_id from invitation_flows);

-- By a trigger, for the release before adds invitations to flows too.
create function mark_invited_flow() returns trigger language plpgsql as $$
begin
  update flows set is_invited = true where flow_id = new.flow_id and not is_invited;
  return null;
end $$;
create trigger invitation_flows_mark_flow after insert or update of flow_id on invitation_flows
  for each row execute function mark_invited_flow();
