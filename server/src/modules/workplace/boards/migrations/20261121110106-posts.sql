-- What people write in boards. Of an anonymous post no person is kept, only a seal that its author can be known
-- again by. A post is shown until valid_until, expired until keep_until, and then gone.
create table posts (
  company_code text not null,
  post_id uuid not null default new_id(),
  board_number integer not null,
  replied_post_id uuid,
  author_id uuid,
  author_seal bytea,
  head_word text not null,
  title text not null,
  content text not null,
  search_text text not null,
  state text not null constraint posts_state_check check (state in ('waiting', 'shown', 'expired')),
  comment_count integer not null default 0 constraint posts_comment_count_check check (comment_count >= 0),
  recommendation_count integer not null default 0
    constraint posts_recommendation_count_check check (recommendation_count >= 0),
  written_at timestamptz not null default app_now(),
  changed_at timestamptz,
  valid_until timestamptz,
  keep_until timestamptz,
  constraint posts_pkey primary key (company_code, post_id),
  constraint posts_board_number_fkey foreign key (company_code, board_number) references boards on delete cascade,
  constraint posts_replied_post_id_fkey foreign key (company_code, replied_post_id) references posts on delete cascade,
  constraint posts_author_id_fkey foreign key (company_code, author_id) references people,
  constraint posts_author_check check ((author_id is null) <> (author_seal is null)),
  constraint posts_validity_check check ((valid_until is null) = (keep_until is null))
);
-- A board's list and its portlet read newest first, among what is shown; identifiers are in the order of time.
create index posts_company_code_board_number_state_idx on posts (company_code, board_number, state, post_id)
  where replied_post_id is null;
create index posts_company_code_replied_post_id_idx on posts (company_code, replied_post_id, post_id)
  where replied_post_id is not null;
create index posts_company_code_valid_until_idx on posts (company_code, valid_until) where state = 'shown';
create index posts_company_code_keep_until_idx on posts (company_code, keep_until) where state = 'expired';
create index posts_company_code_author_id_idx on posts (company_code, author_id);
call guard_company_table('posts');

create table post_comments (
  company_code text not null,
  comment_id uuid not null default new_id(),
  post_id uuid not null,
  author_id uuid,
  author_seal bytea,
  comment_text text not null,
  written_at timestamptz not null default app_now(),
  constraint post_comments_pkey primary key (company_code, comment_id),
  constraint post_comments_post_id_fkey foreign key (company_code, post_id) references posts on delete cascade,
  constraint post_comments_author_id_fkey foreign key (company_code, author_id) references people,
  constraint post_comments_author_check check ((author_id is null) <> (author_seal is null))
);
create index post_comments_company_code_post_id_idx on post_comments (company_code, post_id, comment_id);
create index post_comments_company_code_author_id_idx on post_comments (company_code, author_id);
call guard_company_table('post_comments');

create table post_recommendations (
  company_code text not null,
  post_id uuid not null,
  person_id uuid not null,
  constraint post_recommendations_pkey primary key (company_code, post_id, person_id),
  constraint post_recommendations_post_id_fkey foreign key (company_code, post_id) references posts on delete cascade
);
call guard_company_table('post_recommendations');
