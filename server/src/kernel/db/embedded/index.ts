export { EmbeddedDatabaseError, type EmbeddedDatabaseErrorCode } from './errors.ts';
export { demandDatabase } from './layout.ts';
export {
  connectionToRunning,
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
  startEmbeddedDatabase,
} from './start-embedded-database.ts';
