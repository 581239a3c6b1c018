-- What a company looks like to its people, in its mails and at its log-in: the name shown, a colour and a mark. The face key
-- is in the address of the company's own log-in page: it tells no more than the identity, and another company's is not guessed.
alter table companies
  add column display_name text not null default '',
  add column color text not null default 'celadon',
  add column mark_id uuid,
  add column face_key uuid not null default gen_random_uuid(),
  add constraint companies_color_check check (color ~ '^(#[0-9a-f]{6}|[a-z]{1,20})$');
create unique index companies_face_key_key on companies (face_key);
create unique index companies_mark_id_key on companies (mark_id) where mark_id is not null;

-- The pictures that a company has or had a short while ago, so that an undo brings one back. Their content is a file.
create table company_marks (
  company_code text not null constraint company_marks_company_code_fkey references companies,
  mark_id uuid not null,
  created_at timestamptz not null default app_now(),
  constraint company_marks_pkey primary key (company_code, mark_id)
);
call guard_company_table('company_marks');
