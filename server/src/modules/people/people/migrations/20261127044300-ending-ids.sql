-- IDs that end soon are found among the few that end at all.
create index people_id_valid_until_idx on people (company_code, id_valid_until) where id_valid_until <> '' and closed_at is null;
