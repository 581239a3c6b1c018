-- What the platform's operator gives away. An issue is made before any company knows of it, so it belongs to none;
-- named_company_code limits it to one.
create table promotions (
  promotion_id uuid not null default new_id() constraint promotions_pkey primary key,
  code_prefix text not null,
  benefit text not null,
  named_company_code text constraint promotions_named_company_code_fkey references companies,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  max_uses integer not null constraint promotions_max_uses_check check (max_uses > 0),
  issued_at timestamptz not null default app_now(),
  constraint promotions_period_check check (valid_from < valid_until)
);
create index promotions_issued_at_promotion_id_idx on promotions (issued_at, promotion_id);

-- The codes of an issue. The hash finds a code; the last four letters tell people which one a row is.
create table promotion_codes (
  code_id uuid not null default new_id() constraint promotion_codes_pkey primary key,
  promotion_id uuid not null constraint promotion_codes_promotion_id_fkey references promotions,
  code_hash bytea not null constraint promotion_codes_code_hash_key unique,
  last_four text not null,
  used_count integer not null default 0 constraint promotion_codes_used_count_check check (used_count >= 0),
  revoked_at timestamptz
);
create index promotion_codes_promotion_id_code_id_idx on promotion_codes (promotion_id, code_id);

-- Which company took which benefit, kept even if the issue changes. A code serves a company once; one that names
-- its company serves each of its people once.
create table promotion_redemptions (
  company_code text not null constraint promotion_redemptions_company_code_fkey references companies,
  code_id uuid not null constraint promotion_redemptions_code_id_fkey references promotion_codes,
  person_id uuid not null,
  is_per_person boolean not null,
  benefit text not null,
  redeemed_at timestamptz not null default app_now(),
  constraint promotion_redemptions_pkey primary key (company_code, code_id, person_id)
);
create unique index promotion_redemptions_company_code_code_id_key on promotion_redemptions (company_code, code_id)
  where not is_per_person;
call guard_company_table('promotion_redemptions');

-- Keys that an agency hands to one person, who proves with it to be the one meant. They are found without knowing
-- whose they are; lists are kept to the issuer by the operations.
create table opencodes (
  opencode_id uuid not null default new_id() constraint opencodes_pkey primary key,
  issuer_company_code text not null,
  issue_id uuid not null,
  code_hash bytea not null constraint opencodes_code_hash_key unique,
  last_four text not null,
  note text not null,
  valid_until timestamptz not null,
  issued_at timestamptz not null default app_now(),
  used_at timestamptz,
  revoked_at timestamptz
);
create index opencodes_issuer_company_code_issued_at_idx on opencodes (issuer_company_code, issued_at, opencode_id);
