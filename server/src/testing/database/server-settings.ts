/** Settings for tests: many connections, no flushing, data in memory, and one plan for each prepared statement. */
export const serverSettings = {
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  plan_cache_mode: 'force_generic_plan',
};
