-- INV-07: with what job rank and title somebody begins who comes by an invitation; nothing: with none. What an invitation
-- promises keeps nobody from deleting a department, a rank or a title: the invitation goes on without it, to the company
-- itself. Whoever changes invitations and these tables in one transaction locks these first.
alter table invitations add column job_rank_code text;
alter table invitations add column job_title_code text;
alter table invitations alter column department_code set default 'TOP';
create index invitations_company_code_department_code_idx on invitations (company_code, department_code);
create index invitations_company_code_job_rank_code_idx on invitations (company_code, job_rank_code);
create index invitations_company_code_job_title_code_idx on invitations (company_code, job_title_code);

do $$
declare
  each_company record;
begin
  for each_company in select company_code from companies loop
    perform set_config('app.company_code', each_company.company_code, true);
    update invitations i set department_code = 'TOP'
      where i.company_code = each_company.company_code and not exists (
        select from departments d where d.company_code = i.company_code and d.department_code = i.department_code);
  end loop;
  perform set_config('app.company_code', '', true);
end $$;
alter table invitations add constraint invitations_department_code_fkey
  foreign key (company_code, department_code) references departments on delete set default (department_code);
alter table invitations add constraint invitations_job_rank_code_fkey
  foreign key (company_code, job_rank_code) references job_ranks on delete set null (job_rank_code);
alter table invitations add constraint invitations_job_title_code_fkey
  foreign key (company_code, job_title_code) references job_titles on delete set null (job_title_code);

-- How many rows of each table stand in the way of a deletion: a reference that the database settles by itself does not.
create or replace function count_references(target regclass, company text, code text)
  returns table (referring text, amount bigint) language plpgsql volatile as $$
declare
  reference record;
begin
  for reference in
    select k.conrelid::regclass as place, k.conrelid, k.conkey from pg_constraint k
    where k.contype = 'f' and k.confrelid = target and cardinality(k.conkey) = 2 and k.confdeltype in ('a', 'r')
  loop
    referring := reference.place::text;
    execute format('select count(*) from %s where company_code = $1 and %I = $2', reference.place,
      (select a.attname from pg_attribute a where a.attrelid = reference.conrelid and a.attnum = reference.conkey[2]))
      into amount using company, code;
    return next;
  end loop;
end $$;
