-- The company that a message is sent for, while it waits: it is counted for that company once it is sent.
alter table outbox add column counted_company text;

-- How many mails and SMS left for each company in a month of its time zone.
create table message_counts (
  company_code text not null constraint message_counts_company_code_fkey references companies,
  month date not null constraint message_counts_month_check check (extract(day from month) = 1),
  channel text not null constraint message_counts_channel_check check (channel in ('mail', 'sms')),
  sent integer not null,
  constraint message_counts_pkey primary key (company_code, month, channel)
);
call guard_company_table('message_counts');
