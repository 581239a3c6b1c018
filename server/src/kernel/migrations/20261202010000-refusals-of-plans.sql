-- What stands against a change that waits, as it was found when it was last tried among the others of its person or department.
alter table plans add column refusal_code text
  constraint plans_refusal_code_check check (length(refusal_code) <= 64);
-- Sealed: what the sentence of the code names.
alter table plans add column refusal_params bytea;
-- The end of a leave is listed with the others, although it belongs to its leave.
drop index plans_shown_idx;
create index plans_listed_idx on plans (company_code, due_on, order_number)
  where (is_shown or operation = 'return-from-leave') and state in ('waiting', 'running');
