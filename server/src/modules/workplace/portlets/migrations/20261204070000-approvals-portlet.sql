-- APR-02: requests that wait for a person are a portlet of every home; one without a row of it stands in its usual place.
alter table portlets
  drop constraint portlets_kind_check,
  add constraint portlets_kind_check check (kind in ('board', 'feed', 'approvals', 'anniversaries', 'links'));
