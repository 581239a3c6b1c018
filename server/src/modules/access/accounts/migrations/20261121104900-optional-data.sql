-- What a person may give and take back as they like. All of it is encrypted, so that what a deletion leaves behind
-- on the disk until the database tidies up is no data of anybody.
alter table people add column nickname bytea;
alter table people add column company_contact bytea;
alter table people add column personal_mail bytea;
alter table people add column duties bytea;
alter table people add column photo bytea;
