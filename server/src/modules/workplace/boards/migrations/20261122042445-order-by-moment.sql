-- Lists are read in the order of moments: where nobody is told who wrote, ids tell no time and so no order.
drop index posts_company_code_board_number_state_idx;
create index posts_company_code_board_number_state_idx on posts (company_code, board_number, state, written_at, post_id)
  where replied_post_id is null;
drop index posts_company_code_replied_post_id_idx;
create index posts_company_code_replied_post_id_idx on posts (company_code, replied_post_id, written_at, post_id)
  where replied_post_id is not null;
drop index post_comments_company_code_post_id_idx;
create index post_comments_company_code_post_id_idx on post_comments (company_code, post_id, written_at, comment_id);
