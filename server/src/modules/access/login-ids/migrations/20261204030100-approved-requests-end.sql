-- REQ-01: an approved request reserves an ID; the days in which its person may confirm it count from here.
alter table id_requests add column approved_at timestamptz;
update id_requests set approved_at = app_now() where state = 'approved';
alter table id_requests add constraint id_requests_approved_at_check check (state <> 'approved' or approved_at is not null);
create index id_requests_approved_at_idx on id_requests (company_code, approved_at) where state = 'approved';
