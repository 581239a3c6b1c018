-- What is optional in a text is answered apart from it, and counted apart.
alter table agreement_tallies add column part text not null default 'whole'
  constraint agreement_tallies_part_check check (part in ('whole', 'optional'));
alter table agreement_tallies drop constraint agreement_tallies_pkey;
alter table agreement_tallies add constraint agreement_tallies_pkey
  primary key (terms_code, country_code, version, part, shard);

create or replace function tally_agreement() returns trigger language plpgsql as $$
declare
  answer_before boolean;
begin
  select a.is_agreed into answer_before from agreements a
    where a.company_code = new.company_code and a.person_id = new.person_id and a.terms_code = new.terms_code
      and a.country_code = new.country_code and a.version = new.version and a.part = new.part
      and a.agreement_id <> new.agreement_id
    order by a.agreed_at desc limit 1;
  if answer_before is not distinct from new.is_agreed then return null; end if;
  insert into agreement_tallies as known (terms_code, country_code, version, part, shard, agreed, declined)
  values (new.terms_code, new.country_code, new.version, new.part, pg_backend_pid() % 8,
    new.is_agreed::integer - coalesce(answer_before::integer, 0),
    (not new.is_agreed)::integer - coalesce((not answer_before)::integer, 0))
  on conflict (terms_code, country_code, version, part, shard) do update
    set agreed = known.agreed + excluded.agreed, declined = known.declined + excluded.declined;
  return null;
end $$;

do $$
declare
  company text;
begin
  for company in select c.company_code from companies c loop
    perform set_config('app.company_code', company, true);
    insert into agreement_tallies as known (terms_code, country_code, version, part, shard, agreed, declined)
    select last.terms_code, last.country_code, last.version, 'optional', 0, count(*) filter (where last.is_agreed),
      count(*) filter (where not last.is_agreed)
    from (select distinct on (a.person_id, a.terms_code, a.country_code, a.version) a.* from agreements a
      where a.company_code = company and a.part = 'optional'
      order by a.person_id, a.terms_code, a.country_code, a.version, a.agreed_at desc) last
    group by 1, 2, 3
    on conflict (terms_code, country_code, version, part, shard) do update
      set agreed = known.agreed + excluded.agreed, declined = known.declined + excluded.declined;
  end loop;
  perform set_config('app.company_code', '', true);
end $$;

drop trigger agreements_tally on agreements;
create trigger agreements_tally after insert on agreements for each row execute function tally_agreement();
