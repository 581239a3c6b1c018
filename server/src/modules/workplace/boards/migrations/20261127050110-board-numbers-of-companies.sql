-- A company's numbers are its own from now on. Those that were given stay as they are, so the first new one is above all that any
-- company has; a release before this one leaves the number to the table too.
-- Locked first, so that no number is given between the two.
lock table boards in access exclusive mode;
insert into given_numbers (counter, last_number)
select 'boards', case when is_called then last_value else last_value - 1 end from board_numbers;
create function next_board_number() returns integer language sql volatile set search_path = public, pg_temp as $$
  insert into company_counters as own (company_code, counter, last_number)
  select app_company(), counter, last_number + 1 from given_numbers where counter = 'boards'
  on conflict on constraint company_counters_pkey do update set last_number = own.last_number + 1
  returning last_number
$$;
alter table boards alter column board_number set default next_board_number();
drop sequence board_numbers;
