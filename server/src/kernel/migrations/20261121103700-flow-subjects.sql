-- What a flow's proof is for: one that was given for a sign-up is none for a recovery. The person that a flow is
-- about, where it is about one who exists; the flow's visitor has shown nothing yet by that alone.
alter table flows add column verified_purpose text not null default 'sign-up';
alter table flows add column subject_company_code text;
alter table flows add column subject_person_id uuid;
alter table flows add constraint flows_subject_check
  check ((subject_company_code is null) = (subject_person_id is null));
