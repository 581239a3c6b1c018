create table locations (
  company_code text not null constraint locations_company_code_fkey references companies,
  location_id uuid not null default new_id(),
  kind text not null,
  -- Of a floor, its building; a building stands under the company.
  building_id uuid,
  -- Always that of a building: with it the foreign key finds no floor.
  building_kind text,
  code text collate "C" not null,
  name text not null,
  english_name text not null default '',
  region text not null default '',
  address text not null default '',
  english_address text not null default '',
  map_state text not null default 'none',
  map_failure text,
  -- The drawn map, and the file that is being drawn.
  map_file_id uuid,
  map_source_id uuid,
  map_width integer not null default 0,
  map_height integer not null default 0,
  map_pages integer not null default 0,
  created_at timestamptz not null default app_now(),
  constraint locations_pkey primary key (company_code, location_id),
  constraint locations_company_code_code_key unique (company_code, code),
  constraint locations_location_id_kind_key unique (company_code, location_id, kind),
  constraint locations_kind_check check (kind in ('building', 'floor') and (kind = 'floor') = (building_id is not null)),
  constraint locations_building_kind_check check (building_kind is not distinct from case when building_id is not null then 'building' end),
  constraint locations_code_check check (code ~ '^[A-Z0-9][A-Z0-9-]{4,19}$'),
  constraint locations_map_state_check check (map_state in ('none', 'drawing', 'drawn', 'failed')),
  constraint locations_map_source_id_check check (map_state <> 'drawing' or map_source_id is not null),
  constraint locations_map_file_id_check check (map_state <> 'drawn' or map_file_id is not null),
  constraint locations_building_id_fkey foreign key (company_code, building_id, building_kind)
    references locations (company_code, location_id, kind)
);
create index locations_of_building on locations (company_code, building_id) where building_id is not null;
call guard_company_table('locations');

create table seats (
  company_code text not null,
  seat_id uuid not null default new_id(),
  floor_id uuid not null,
  floor_kind text not null default 'floor',
  name text not null,
  -- Place on the map, in ten-thousandths of its width and height.
  pin_x integer not null,
  pin_y integer not null,
  person_id uuid,
  constraint seats_pkey primary key (company_code, seat_id),
  constraint seats_floor_id_fkey foreign key (company_code, floor_id, floor_kind)
    references locations (company_code, location_id, kind),
  constraint seats_person_id_fkey foreign key (company_code, person_id) references people (company_code, person_id),
  constraint seats_floor_id_name_key unique (company_code, floor_id, name),
  constraint seats_person_id_key unique (company_code, person_id),
  constraint seats_floor_kind_check check (floor_kind = 'floor'),
  constraint seats_pin_check check (pin_x between 0 and 10000 and pin_y between 0 and 10000)
);
call guard_company_table('seats');

-- A seat that comes back is free where its person has left, or sits elsewhere by now.
create function free_seat_that_comes_back() returns trigger language plpgsql as $$
begin
  perform from people p
    where p.company_code = new.company_code and p.person_id = new.person_id and p.employment_status <> 'R' and p.closed_at is null
    for no key update;
  if not found or exists (
    select from seats s where s.company_code = new.company_code and s.person_id = new.person_id) then
    new.person_id := null;
  end if;
  return new;
end $$;
create trigger seats_come_back before insert on seats for each row when (new.person_id is not null)
  execute function free_seat_that_comes_back();
