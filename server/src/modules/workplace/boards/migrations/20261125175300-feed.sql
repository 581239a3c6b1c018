-- What the feed reads of posts: how they begin, whether they are pinned, and where they stand among posts of other boards.
alter table posts
  add column excerpt text not null default '',
  add column is_pinned boolean not null default false,
  -- Whether its board named no author when it was written; only a board that names them says false.
  add column is_nameless boolean not null default true;

do $$
declare
  company companies%rowtype;
begin
  for company in select * from companies loop
    perform set_config('app.company_code', company.company_code, true);
    update posts p set
      is_nameless = p.author_id is null or exists (
        select from boards b where b.company_code = p.company_code and b.board_number = p.board_number
          and (b.is_anonymous or not b.shows_author)),
      excerpt = left(btrim(regexp_replace(replace(replace(replace(replace(replace(
        regexp_replace(p.content, '<[^>]*>', ' ', 'g'),
        '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), '\s+', ' ', 'g')), 200)
    where p.company_code = company.company_code;
  end loop;
  perform set_config('app.company_code', '', true);
end $$;

-- A post without a name stands at the minute that it tells, or the posts beside it would tell more.
alter table posts add column listed_at timestamptz not null generated always as (
  case when is_nameless then date_bin('1 minute', written_at, timestamptz '2000-01-01 00:00:00+00') else written_at end) stored;
create index posts_company_code_board_number_listed_at_idx on posts (company_code, board_number, listed_at, post_id)
  where state = 'shown' and replied_post_id is null;
create index posts_company_code_board_number_pinned_idx on posts (company_code, board_number) where is_pinned;

-- What a person has read: single posts, and of a board everything up to a moment. Rows older than a post can be unread
-- are purged. Of a post whose author is not stored no one's reading is stored either.
create table post_readings (
  company_code text not null,
  person_id uuid not null,
  post_id uuid not null,
  constraint post_readings_pkey primary key (company_code, person_id, post_id),
  constraint post_readings_person_id_fkey foreign key (company_code, person_id) references people on delete cascade,
  constraint post_readings_post_id_fkey foreign key (company_code, post_id) references posts on delete cascade
);
create index post_readings_company_code_post_id_idx on post_readings (company_code, post_id);
call guard_company_table('post_readings');

create table board_readings (
  company_code text not null,
  person_id uuid not null,
  board_number integer not null,
  read_until timestamptz not null,
  constraint board_readings_pkey primary key (company_code, person_id, board_number),
  constraint board_readings_person_id_fkey foreign key (company_code, person_id) references people on delete cascade,
  constraint board_readings_board_number_fkey foreign key (company_code, board_number) references boards on delete cascade
);
create index board_readings_company_code_board_number_idx on board_readings (company_code, board_number);
create index board_readings_company_code_read_until_idx on board_readings (company_code, read_until);
call guard_company_table('board_readings');
