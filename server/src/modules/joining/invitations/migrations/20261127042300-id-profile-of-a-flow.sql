-- IDR-03: how long new IDs are in the company that a flow's invitation is of; null for a flow without one.
create function flow_id_profile(flow uuid) returns text language sql stable as $$
  select case when c.company_type = 'sap' then 'sap' else c.id_profile end
  from invitation_flows i join companies c on c.company_code = i.company_code where i.flow_id = flow
$$;
