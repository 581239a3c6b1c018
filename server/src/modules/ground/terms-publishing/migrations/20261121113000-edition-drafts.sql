-- The operator's work on the next version of a country's terms, one at a time; publishing takes it away.
create table edition_drafts (
  terms_code text not null constraint edition_drafts_terms_code_check check (terms_code in ('SVCR', 'POAR', 'PIAR', 'CMAR')),
  country_code text not null,
  needs_consent boolean not null,
  texts jsonb not null,
  -- What the next change must stand on; JSON carries milliseconds.
  changed_at timestamptz not null default date_trunc('milliseconds', app_now()),
  constraint edition_drafts_pkey primary key (terms_code, country_code)
);
