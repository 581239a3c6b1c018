-- STA-10: the department that a move led to, beside the one that was left: head counts of a day are today's numbers with the
-- moves since taken back, which an index of each column counts.
alter table person_changes add column joined_department text;
create or replace function set_left_department() returns trigger language plpgsql as $$
begin
  new.left_department := coalesce(new.changes -> 'department_code' ->> 0, new.changes -> 'concurrent_post' ->> 0,
    new.changes -> 'department_head' ->> 0);
  new.joined_department := new.changes -> 'department_code' ->> 1;
  return new;
end $$;
-- The next migration fills it, of every company at once; the role of the application stays behind the fence.
alter table person_changes no force row level security;
