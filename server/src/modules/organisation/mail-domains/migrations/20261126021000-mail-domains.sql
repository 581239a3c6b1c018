-- The mail domains of companies: a global directory, for a domain is proven by one company in the whole suite.
create table mail_domains (
  company_code text not null constraint mail_domains_company_code_fkey references companies,
  domain_id uuid not null default new_id(),
  -- In ASCII and small letters.
  domain text not null,
  record_text text not null,
  state text not null default 'waiting' constraint mail_domains_state_check check (state in ('waiting', 'proven', 'withdrawn')),
  finding text not null default 'unchecked'
    constraint mail_domains_finding_check check (finding in ('unchecked', 'found', 'missing', 'wrong', 'unreachable')),
  created_at timestamptz not null default app_now(),
  proven_at timestamptz,
  checked_at timestamptz,
  constraint mail_domains_pkey primary key (company_code, domain_id),
  constraint mail_domains_domain_key unique (company_code, domain)
);
create unique index mail_domains_proven_domain_key on mail_domains (domain) where state = 'proven';

-- When the company moved to a domain of its own for the first time: the free years are counted from it.
alter table companies add column domain_moved_at timestamptz;
