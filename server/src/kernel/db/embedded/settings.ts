import { type Layout, socketPort } from './layout.ts';
import { folderForServer } from './server-user.ts';

/**
 * Settings of the embedded server: small, because it shares the machine, and durable (fsync stays on). Everything else
 * is PostgreSQL's default.
 */
const settings = {
  cluster_name: 'madang',
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '48MB',
  max_wal_size: '256MB',
  // Deletes files of the log with the names in them (docs/decisions/deletion-of-personal-data.md).
  wal_recycle: 'off',
  max_wal_senders: '2',
  max_replication_slots: '2',
  autovacuum_max_workers: '2',
  max_logical_replication_workers: '0',
  // Reads by worker processes gain nothing here and cost three processes.
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_destination: 'stderr',
  logging_collector: 'off',
  // Failed statements and the details of errors hold people's data: the log says how the server fares, no more.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
} as const;

/** PostgreSQL's settings by name, in place of the product's own. */
export type ServerSettings = Readonly<Record<string, string>>;

export function serverArguments(layout: Layout, more: ServerSettings = {}): string[] {
  const databaseFolder = folderForServer(layout.databaseFolder);
  const socketFolder = layout.socketFolder === layout.databaseFolder ? databaseFolder : layout.socketFolder;
  const options = { ...settings, ...more, port: String(socketPort), unix_socket_directories: quoted(socketFolder) };
  return ['-D', databaseFolder, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** That setting is a list, so a comma in a folder's name has to be quoted. */
function quoted(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}
