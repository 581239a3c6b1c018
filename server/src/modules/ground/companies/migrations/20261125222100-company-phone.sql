alter table companies add column phone text not null default '';
