-- Versions that were applied more than 400 days ago are forgotten with the messages that come, oldest first.
create index received_messages_received_at_idx on received_messages (company_code, received_at);
