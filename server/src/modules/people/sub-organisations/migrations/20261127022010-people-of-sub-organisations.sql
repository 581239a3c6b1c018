-- Who is in which sub-organisation by themselves, whatever their department is in. The id of one that was deleted stays for its undo
-- and leads nowhere.
create table sub_organisation_people (
  company_code text not null,
  person_id uuid not null,
  sub_organisation_id uuid not null,
  constraint sub_organisation_people_pkey primary key (company_code, person_id),
  constraint sub_organisation_people_person_id_fkey foreign key (company_code, person_id)
    references people (company_code, person_id) on delete cascade
);
call guard_company_table('sub_organisation_people');
