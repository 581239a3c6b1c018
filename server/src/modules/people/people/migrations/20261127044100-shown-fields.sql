-- Which fields of their own record a person shows to colleagues in the organisation chart: names of fields alone.
alter table people add column shown_fields text[] not null default '{}';
alter table people add constraint people_shown_fields_check check (cardinality(shown_fields) <= 20) not valid;
alter table people validate constraint people_shown_fields_check;
