-- From where the people of a company come in; empty: from anywhere. The key is the version of the list: a process that has read
-- the list of a key need not read it again.
alter table access_rules add column networks cidr[] not null default '{}';
alter table access_rules add column networks_key uuid;
alter table access_rules add constraint access_rules_networks_check check (cardinality(networks) <= 1000) not valid;
alter table access_rules validate constraint access_rules_networks_check;
alter table access_rules add constraint access_rules_networks_key_check
  check ((networks_key is null) = (cardinality(networks) = 0)) not valid;
alter table access_rules validate constraint access_rules_networks_key_check;
