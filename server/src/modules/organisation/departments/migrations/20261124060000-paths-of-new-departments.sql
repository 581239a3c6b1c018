-- Who creates a department says its path, in the statement that creates it: a plan that a trigger keeps is made while the
-- table is small, and reads all of it for as long as nobody has counted its rows. A release that says none gets one still.
drop trigger departments_path on departments;
create trigger departments_path before insert on departments for each row when (new.path = '')
  execute function set_department_path();
create trigger departments_moved_path before update of upper_department_code on departments
  for each row execute function set_department_path();
