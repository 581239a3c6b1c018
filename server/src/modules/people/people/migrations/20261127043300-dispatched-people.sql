-- Few of very many people are dispatched in, and they are asked for alone.
create index people_dispatched_idx on people (company_code) where dispatch_company_code is not null and closed_at is null;
