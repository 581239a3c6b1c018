-- A name for each session that may be shown, for its secret's hash is none to hand out, and the device that it was
-- opened from, as the browser called itself.
alter table sessions add column session_id uuid not null default new_id();
alter table sessions add column device text not null default '';
