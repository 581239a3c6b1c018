-- A flow is changed several times in its short life; with room in its page no index has to follow.
alter table flows set (fillfactor = 50);
