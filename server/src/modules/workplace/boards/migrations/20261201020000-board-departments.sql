-- BRD-07: the departments that a board is for, each with all below it. A board without any is for everyone in the company but guests.
-- A department that a board names is not deleted, or the board would be open to everyone.
create table board_departments (
  company_code text not null constraint board_departments_company_code_fkey references companies,
  board_number integer not null,
  department_code text not null,
  constraint board_departments_pkey primary key (company_code, board_number, department_code),
  constraint board_departments_board_number_fkey foreign key (company_code, board_number) references boards on delete cascade,
  constraint board_departments_department_code_fkey foreign key (company_code, department_code)
    references departments (company_code, department_code)
);
create index board_departments_department_code_idx on board_departments (company_code, department_code);
call guard_company_table('board_departments');
