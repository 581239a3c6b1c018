-- Which consents to marketing were asked for again, each once; a new answer is a new agreement.
create table marketing_requests (
  company_code text not null,
  person_id uuid not null,
  agreement_id uuid not null,
  asked_at timestamptz not null default app_now(),
  constraint marketing_requests_pkey primary key (company_code, person_id, agreement_id),
  constraint marketing_requests_agreement_id_fkey foreign key (company_code, agreement_id) references agreements
);
call guard_company_table('marketing_requests');
