-- The directory of feeds: whose calendar an address leads to is looked up before the company is known. The address
-- itself is kept by nobody.
create table calendar_feeds (
  company_code text not null,
  calendar_code text not null,
  secret_hash bytea not null constraint calendar_feeds_secret_hash_key unique,
  made_at timestamptz not null default app_now(),
  constraint calendar_feeds_pkey primary key (company_code, calendar_code)
);
