-- APR-02: an approved request by a form of leave puts its requester on leave, in the name of who wrote the version.
alter table approval_form_versions add column makes_leave boolean not null default false,
  add constraint approval_form_versions_makes_leave_check check (not makes_leave or document_kind = 'leave');
