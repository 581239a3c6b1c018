-- USR-04: a photo is kept as files, and the row names it. Nothing was ever stored in the column before.
alter table people alter column photo type text using null;
create index people_company_code_photo_idx on people (company_code, photo) where photo is not null;
