-- TRM-08: what the publisher says has changed since the version before, in the language of the text; null where nothing.
alter table terms_texts add column summary text constraint terms_texts_summary_check check (summary <> '');
