-- A worker takes a map that waits; one that was killed is free again after some minutes.
alter table locations add column map_claimed_at timestamptz;
