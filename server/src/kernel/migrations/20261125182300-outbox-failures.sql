-- What a company's message is for, and why a message could not be handed over, in classes that name no address.
alter table outbox add column kind text constraint outbox_kind_check check (kind in ('invitation', 'welcome'));
alter table outbox add column failure text
  constraint outbox_failure_check check (failure in ('unreachable', 'refused', 'recipient', 'other'));
create index outbox_state_finished_at_idx on outbox (state, finished_at);
