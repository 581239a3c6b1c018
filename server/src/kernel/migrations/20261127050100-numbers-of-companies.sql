-- What each company counts for itself. The row of a counter is locked until its transaction has ended, so numbers come in the order
-- in which they are seen, and one that was rolled back is given again.
create table company_counters (
  company_code text not null constraint company_counters_company_code_fkey references companies,
  counter text not null constraint company_counters_counter_check check (counter in ('boards', 'portlets')),
  last_number integer not null,
  constraint company_counters_pkey primary key (company_code, counter)
);
call guard_company_table('company_counters');

-- The last number that all companies together had been given when they began to count for themselves.
create table given_numbers (
  counter text not null constraint given_numbers_pkey primary key,
  last_number integer not null
);
revoke insert, update, delete on given_numbers from madang_app;
