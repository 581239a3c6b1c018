-- POR-05: the feed is a portlet of every home, and what every home has stands in one of two columns and has a size. Without
-- a column it stands where its kind does.
alter table portlets
  add column home_column text constraint portlets_home_column_check check (home_column in ('main', 'side')),
  add column home_size text not null default 'usual' constraint portlets_home_size_check check (home_size in ('usual', 'small')),
  add constraint portlets_board_place_check check (kind <> 'board' or (home_column is null and home_size = 'usual')),
  add constraint portlets_feed_size_check check (kind <> 'feed' or home_size = 'usual'),
  drop constraint portlets_kind_check,
  add constraint portlets_kind_check check (kind in ('board', 'feed', 'anniversaries', 'links'));
