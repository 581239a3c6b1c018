-- That an administrator has looked through the log of a month; once for each month, and for ever.
create table record_reviews (
  company_code text not null,
  -- The first day of the month.
  month date not null constraint record_reviews_month_check check (month = date_trunc('month', month)),
  reviewed_by uuid not null,
  reviewed_at timestamptz not null default app_now(),
  constraint record_reviews_pkey primary key (company_code, month)
);
call guard_company_table('record_reviews');
create trigger record_reviews_immutable before update on record_reviews
  for each row execute function refuse_change();
revoke update, delete on record_reviews from madang_app;
