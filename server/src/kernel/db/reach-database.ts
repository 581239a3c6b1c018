import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { connectionToRunning, EmbeddedDatabaseError, startEmbeddedDatabase } from './embedded/index.ts';

export interface ReachedDatabase {
  readonly connection: pg.ClientConfig;
  /** Stops what was started; a server of somebody else is left alone. */
  stop(): Promise<void>;
}

/** The server of DATABASE_URL, or the embedded one of the data folder, started here. */
export async function reachDatabase(config: Config, log: FastifyBaseLogger): Promise<ReachedDatabase> {
  if (config.databaseUrl !== undefined) {
    return { connection: { connectionString: config.databaseUrl }, stop: async () => {} };
  }
  const embedded = await startEmbeddedDatabase({ dataFolder: config.dataFolder, log });
  return { connection: embedded.connection, stop: () => embedded.stop() };
}

/** For a command beside the server: the same database, joined where the server runs the embedded one. */
export async function joinDatabase(config: Config, log: FastifyBaseLogger): Promise<ReachedDatabase> {
  try {
    return await reachDatabase(config, log);
  } catch (error) {
    if (!(error instanceof EmbeddedDatabaseError) || error.code !== 'DATABASE_ALREADY_RUNNING') throw error;
    return { connection: connectionToRunning(config.dataFolder), stop: async () => {} };
  }
}
