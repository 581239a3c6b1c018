import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { connectionToRunning, EmbeddedDatabaseError, startEmbeddedDatabase } from './embedded/index.ts';

export interface ReachedDatabase {
  readonly connection: pg.ClientConfig;
  /** Kept where the embedded server keeps ending and is not started again; a server of somebody else never gives up. */
  readonly gaveUp: Promise<Error>;
  /** Stops what was started; a server of somebody else is left alone. */
  stop(): Promise<void>;
}

const ofSomebodyElse = { gaveUp: new Promise<never>(() => {}), stop: async () => {} };

/** The server of DATABASE_URL, or the embedded one of the data folder, started here. */
export async function reachDatabase(config: Config, log: FastifyBaseLogger): Promise<ReachedDatabase> {
  if (config.databaseUrl !== undefined) {
    return { connection: { connectionString: config.databaseUrl }, ...ofSomebodyElse };
  }
  const gaveUp = Promise.withResolvers<Error>();
  const embedded = await startEmbeddedDatabase({ dataFolder: config.dataFolder, log, onGaveUp: gaveUp.resolve });
  return { connection: embedded.connection, gaveUp: gaveUp.promise, stop: () => embedded.stop() };
}

/** For a command beside the server: the same database, joined where the server runs the embedded one. */
export async function joinDatabase(config: Config, log: FastifyBaseLogger): Promise<ReachedDatabase> {
  try {
    return await reachDatabase(config, log);
  } catch (error) {
    if (!(error instanceof EmbeddedDatabaseError) || error.code !== 'DATABASE_ALREADY_RUNNING') throw error;
    return { connection: connectionToRunning(config.dataFolder), ...ofSomebodyElse };
  }
}
