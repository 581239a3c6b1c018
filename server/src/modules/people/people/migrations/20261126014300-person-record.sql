-- USR-03 to USR-06: the rest of a person's record. What the rules between fields refuse, the table refuses too.
alter table people
  add column english_surname text not null default '',
  add column english_given_name text not null default '',
  add column grade_or_title text not null default '',
  add column english_job_title text not null default '',
  add column administrator_info bytea,
  add column id_valid_until text collate "C" not null default '',
  add column dispatch_company_code text collate "C",
  add column voip_number text,
  add column referee_name bytea,
  add constraint people_employment_type_check check (employment_type in ('N', 'T')),
  add constraint people_grade_or_title_check check (grade_or_title in ('', 'G', 'T')),
  add constraint people_non_regular_grade_check check (employment_type <> 'T' or security_grade >= 4),
  add constraint people_job_titles_check
    check (grade_or_title <> 'G' or (job_title_code is not null and english_job_title <> '')),
  add constraint people_real_name_check check (is_real_name or
    (administrator_info is not null and id_valid_until <> '' and opencode is not null)),
  add constraint people_id_valid_until_check check (id_valid_until ~ '^(\d{4}-\d{2}-\d{2})?$');
