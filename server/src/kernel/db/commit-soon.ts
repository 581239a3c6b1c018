/**
 * Part of a `with`, which the statement must read: its commit does not wait for the disk. For counts outside of
 * transactions alone.
 */
export const commitSoon = "commit_soon as materialized (select set_config('synchronous_commit', 'off', true))";
