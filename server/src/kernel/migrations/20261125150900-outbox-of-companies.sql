-- A company's administrators may see what became of what they had sent: not what it says, nor to whom.
alter table outbox add column company_code text;
-- 'bounced': the mail server refused the recipient for good.
alter table outbox drop constraint outbox_state_check;
alter table outbox add constraint outbox_state_check check (state in ('waiting', 'sent', 'failed', 'bounced'));
create index outbox_company_code_state_idx on outbox (company_code, state) where company_code is not null;
