-- PRD-04: the company's own domain that a new ID is to be on; '' for the product's. A flow keeps it from its invitation, for what is
-- asked of a flow before its company is entered.
alter table invitations add column id_domain text not null default '';
alter table invitation_flows add column id_domain text not null default '';

-- The domain of the IDs that a flow's visitor may ask for; null without an invitation to one, and where no proof stands.
create function flow_id_domain(flow uuid) returns text language sql stable as $$
  select m.domain
  from invitation_flows f
  join mail_domains m on m.company_code = f.company_code and m.domain = f.id_domain and m.state = 'proven'
  where f.flow_id = flow
$$;
