-- Things that a planned change names although their right is not asked: the heads that a department gets.
alter table plan_targets add column is_asked boolean not null default true;
