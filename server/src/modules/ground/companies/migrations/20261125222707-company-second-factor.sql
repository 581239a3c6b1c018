-- Of which people the company itself asks for a second factor, and from which day on in its time zone.
alter table companies
  add column second_factor text not null default 'nobody'
    constraint companies_second_factor_check check (second_factor in ('nobody', 'administrators', 'everybody')),
  add column second_factor_from date;
