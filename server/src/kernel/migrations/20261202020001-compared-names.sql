-- A name as it is compared with others: neither the size of its letters nor its spaces make it another one.
create function compared_name(written text) returns text language sql immutable parallel safe
return lower(regexp_replace(btrim(normalize(written, nfkc)), '\s+', ' ', 'g'));

-- Writes a name as it is compared beside the name: arguments are both columns. One that stands from before names were compared so stays
-- until it becomes another one.
create function write_compared_name() returns trigger language plpgsql as $$
declare
  compared text := compared_name(to_jsonb(new) ->> tg_argv[0]);
begin
  if tg_op = 'UPDATE' and compared_name(to_jsonb(old) ->> tg_argv[0]) = compared then
    compared := to_jsonb(old) ->> tg_argv[1];
  end if;
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[1], compared));
end $$;
