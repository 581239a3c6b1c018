-- How a person reads the list of people; no row: with all columns.
create table list_layouts (
  company_code text not null,
  person_id uuid not null,
  hidden_columns text[] not null,
  is_compact boolean not null,
  constraint list_layouts_pkey primary key (company_code, person_id),
  constraint list_layouts_person_id_fkey foreign key (company_code, person_id)
    references people (company_code, person_id) on delete cascade
);
call guard_company_table('list_layouts');
