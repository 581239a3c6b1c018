/**
 * A part of a `with` that lets the statement's own commit answer before it is on the disk; the statement must read
 * `commit_soon`. For counts alone, outside transactions: a crash of the database loses the last second of them.
 */
export const commitSoon = "commit_soon as materialized (select set_config('synchronous_commit', 'off', true))";
