-- The one who made a calendar's secret address is the one who was shown it; null of those made before.
alter table calendar_feeds add column made_by uuid;
