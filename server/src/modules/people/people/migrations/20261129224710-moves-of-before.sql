-- Moves of before. By itself, so that no lock of the table is held while its rows are written.
update person_changes set joined_department = changes -> 'department_code' ->> 1 where changes ? 'department_code';
