-- Whether the log-in asks for more than the password. What the factor is stands with the module of factors, which
-- changes this in the same transaction, with the row held.
alter table people add column has_second_factor boolean not null default false;
