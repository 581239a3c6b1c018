-- Versions of the terms per country; '*' serves every country that has none of its own. A version and its texts
-- are what people agreed to: added, never changed.
create table terms_versions (
  terms_code text not null constraint terms_versions_terms_code_check check (terms_code in ('SVCR', 'POAR', 'PIAR', 'CMAR')),
  country_code text not null,
  version text collate "C" not null,
  takes_effect_at timestamptz not null,
  -- Whether who agreed to an earlier version must be asked again.
  needs_consent boolean not null,
  published_at timestamptz not null default app_now(),
  constraint terms_versions_pkey primary key (terms_code, country_code, version)
);

-- The parts of a text in one language, in order. A part that asks for consent says for what, of which data, for how
-- long, and what a refusal means; all four or none.
create table terms_contents (
  terms_code text not null,
  country_code text not null,
  version text collate "C" not null,
  language text not null,
  position integer not null constraint terms_contents_position_check check (position > 0),
  content text not null,
  is_required boolean not null,
  purpose text,
  items text,
  retention text,
  refusal text,
  constraint terms_contents_pkey primary key (terms_code, country_code, version, language, position),
  constraint terms_contents_terms_code_fkey foreign key (terms_code, country_code, version) references terms_versions,
  constraint terms_contents_consent_check check (num_nonnulls(purpose, items, retention, refusal) in (0, 4))
);

-- A text as a whole. It is written after its parts and closes them; the hash is of title and parts as shown.
create table terms_texts (
  terms_code text not null,
  country_code text not null,
  version text collate "C" not null,
  language text not null,
  title text not null,
  text_hash bytea not null,
  constraint terms_texts_pkey primary key (terms_code, country_code, version, language),
  constraint terms_texts_terms_code_fkey foreign key (terms_code, country_code, version) references terms_versions
);

create function refuse_content_of_closed_text() returns trigger language plpgsql as $$
begin
  perform 1 from terms_texts t where t.terms_code = new.terms_code and t.country_code = new.country_code
    and t.version = new.version and t.language = new.language;
  if found then
    raise exception 'the text is closed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger terms_contents_closed before insert on terms_contents
  for each row execute function refuse_content_of_closed_text();

create trigger terms_versions_immutable before update or delete on terms_versions
  for each row execute function refuse_change();
create trigger terms_contents_immutable before update or delete on terms_contents
  for each row execute function refuse_change();
create trigger terms_texts_immutable before update or delete on terms_texts
  for each row execute function refuse_change();
revoke update, delete on terms_versions, terms_contents, terms_texts from madang_app;

-- What a person answered, to which text in which language, when and from where. It proves what happened, so a
-- withdrawal is a further row, and the person's own data may go before it.
create table agreements (
  company_code text not null constraint agreements_company_code_fkey references companies,
  agreement_id uuid not null default new_id(),
  person_id uuid not null,
  terms_code text not null,
  country_code text not null,
  version text collate "C" not null,
  language text not null,
  is_agreed boolean not null,
  residence_country text not null,
  address inet,
  text_hash bytea not null,
  flow_id uuid not null,
  agreed_at timestamptz not null default app_now(),
  constraint agreements_pkey primary key (company_code, agreement_id),
  -- A flow answers each of the terms once, however often it is sent.
  constraint agreements_company_code_flow_id_terms_code_key unique (company_code, flow_id, person_id, terms_code),
  constraint agreements_terms_code_fkey foreign key (terms_code, country_code, version, language) references terms_texts
);
create index agreements_company_code_person_id_idx on agreements (company_code, person_id, terms_code, agreed_at);
create trigger agreements_immutable before update or delete on agreements
  for each row execute function refuse_change();
call guard_company_table('agreements');
revoke update, delete on agreements from madang_app;
