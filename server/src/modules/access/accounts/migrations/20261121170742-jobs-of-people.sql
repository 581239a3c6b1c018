-- What somebody is ranked by and responsible for. Whoever deletes a rank or a title that people have is told by
-- count_references how many they are.
alter table people add column job_rank_code text;
alter table people add column job_title_code text;
create index people_company_code_job_rank_code_idx on people (company_code, job_rank_code);
create index people_company_code_job_title_code_idx on people (company_code, job_title_code);
alter table people add constraint people_job_rank_code_fkey
  foreign key (company_code, job_rank_code) references job_ranks;
alter table people add constraint people_job_title_code_fkey
  foreign key (company_code, job_title_code) references job_titles;
