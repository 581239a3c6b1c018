-- With the department's code in it, the planner took this index for a department's own key wherever companies are small on
-- average, and read every entry of a large one.
drop index departments_company_code_branch_idx;
create index departments_company_code_branch_idx on departments (company_code, upper_department_code, sort_order);
