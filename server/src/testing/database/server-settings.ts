/**
 * As Debian's server in tests many pools at a time have connections, and no one pulls the plug: nothing is flushed, and what
 * the databases of three files hold stays in memory. A connection of a test asks most of its statements a few times, for which
 * PostgreSQL would plan each of them again; Debian's server in tests does so, as in the product.
 */
export const serverSettings = {
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  plan_cache_mode: 'force_generic_plan',
};
