-- POR-02: a category that is switched off keeps its portlets, and the home shows none of them.
alter table portlet_categories add column is_active boolean not null default true;
