-- The newest rows of the audit logs of several companies, for the operator, `most` of each company at most. Each is read behind
-- its own fence and by the index of what is asked for. One that alone fills a portion lets the others be read from the last
-- moment of it on. `behind_record`: the row that the portion begins behind; rows are in the order of time, company, number.
create function platform_records(companies text[], operations text[], person uuid, about_kind text, about_id text,
  since timestamptz, before timestamptz, behind_company text, behind_record uuid, most integer)
returns table (company text, record uuid, moment timestamptz) language plpgsql as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  earliest timestamptz := coalesce(since, '-infinity');
  latest constant timestamptz := coalesce(before, 'infinity');
  behind_moment timestamptz := 'infinity';
  behind_name constant text := coalesce(behind_company, '');
  behind_number constant uuid := coalesce(behind_record, '00000000-0000-0000-0000-000000000000');
  one text;
  found_rows integer;
begin
  if behind_record is not null then
    perform set_config('app.company_code', behind_name, true);
    select a.occurred_at into behind_moment from audit_log a where a.company_code = behind_name and a.audit_id = behind_record;
  end if;
  foreach one in array companies loop
    perform set_config('app.company_code', one, true);
    found_rows := 0;
    if person is not null then
      -- Of and about a person are two indexes.
      for company, record, moment in
        select one, f.audit_id, f.occurred_at from (
          (select a.audit_id, a.occurred_at from audit_log a
            where a.company_code = one and a.actor_id = person
              and (operations is null or a.operation = any(operations))
              and (about_kind is null or (a.target_kind = about_kind and a.target_id = about_id))
              and a.occurred_at >= earliest and a.occurred_at < latest and a.occurred_at <= behind_moment
              and (a.occurred_at, one, a.audit_id) < (behind_moment, behind_name, behind_number)
            order by a.occurred_at desc, a.audit_id desc limit most)
          union
          (select a.audit_id, a.occurred_at from audit_log a
            where a.company_code = one and a.target_kind = 'person' and a.target_id = person::text
              and (operations is null or a.operation = any(operations))
              and (about_kind is null or (a.target_kind = about_kind and a.target_id = about_id))
              and a.occurred_at >= earliest and a.occurred_at < latest and a.occurred_at <= behind_moment
              and (a.occurred_at, one, a.audit_id) < (behind_moment, behind_name, behind_number)
            order by a.occurred_at desc, a.audit_id desc limit most)) f
        order by f.occurred_at desc, f.audit_id desc limit most
      loop found_rows := found_rows + 1; return next; end loop;
    elsif about_kind is not null then
      for company, record, moment in
        select one, a.audit_id, a.occurred_at from audit_log a
        where a.company_code = one and a.target_kind = about_kind and a.target_id = about_id
          and (operations is null or a.operation = any(operations))
          and a.occurred_at >= earliest and a.occurred_at < latest and a.occurred_at <= behind_moment
          and (a.occurred_at, one, a.audit_id) < (behind_moment, behind_name, behind_number)
        order by a.occurred_at desc, a.audit_id desc limit most
      loop found_rows := found_rows + 1; return next; end loop;
    else
      for company, record, moment in
        select one, a.audit_id, a.occurred_at from audit_log a
        where a.company_code = one and (operations is null or a.operation = any(operations))
          and a.occurred_at >= earliest and a.occurred_at < latest and a.occurred_at <= behind_moment
          and (a.occurred_at, one, a.audit_id) < (behind_moment, behind_name, behind_number)
        order by a.occurred_at desc, a.audit_id desc limit most
      loop found_rows := found_rows + 1; return next; end loop;
    end if;
    if found_rows = most then earliest := moment; end if;
  end loop;
  perform set_config('app.company_code', company_before, true);
end $$;
