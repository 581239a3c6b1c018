-- What was proven in a flow belongs to the browser that proved it: with the proof it gets a secret of its own. A proof that the
-- release before writes has none, and ends within minutes.
alter table flows add column proof_hash bytea;
