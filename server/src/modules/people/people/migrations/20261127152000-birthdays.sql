-- POR-07: month and day, sealed, and what finds a day's people. Optional data (RCN-02).
alter table people add column birthday bytea;
alter table people add column birthday_index bytea;
create index people_birthday_index_idx on people (company_code, birthday_index) where birthday_index is not null;

-- Of a birthday the history keeps that it was changed, and no value.
drop trigger people_changes on people;
create trigger people_changes after update on people for each row when (new.closed_at is null)
  execute function write_person_change(
    'surname,given_name,display_name,employee_number,login_id,department_code,job_rank_code,job_title_code,security_grade,language,residence_country,time_zone,employment_type,employment_status,grade_or_title,english_job_title,is_real_name,id_valid_until,dispatch_company_code,voip_number',
    'english_name,english_surname,english_given_name,nickname,opencode,external_mail,mobile,duties,company_contact,personal_mail,birthday,photo,administrator_info,referee_name,referee_mobile');
