import { createServer, type RequestListener } from 'node:http';
import type pg from 'pg';
import { given, peerPackage } from './packages.ts';

/** Runs better-auth as a process: passwords, login IDs, administration; its limits off, as the product's are raised. */
interface Auth {
  readonly options: object;
}

const folder = given('PEERS_FOLDER');
const { betterAuth } = peerPackage<{ betterAuth: (options: object) => Auth }>(folder, 'better-auth');
const { admin, username } = peerPackage<{ admin: () => object; username: () => object }>(folder, 'better-auth/plugins');
const { toNodeHandler } = peerPackage<{ toNodeHandler: (auth: Auth) => RequestListener }>(folder, 'better-auth/node');
const { getMigrations } = peerPackage<{
  getMigrations: (options: object) => Promise<{ runMigrations: () => Promise<void> }>;
}>(folder, 'better-auth/db/migration');
const { Pool } = peerPackage<typeof pg>(folder, 'pg');

const auth = betterAuth({
  baseURL: given('PEER_URL'),
  secret: 'a secret of the benchmark, of no use to anyone',
  database: new Pool({ connectionString: given('DATABASE_URL'), max: Number(given('PEER_CONNECTIONS')) }),
  emailAndPassword: { enabled: true },
  plugins: [username(), admin()],
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
});
await (await getMigrations(auth.options)).runMigrations();
createServer(toNodeHandler(auth)).listen(Number(new URL(given('PEER_URL')).port), '127.0.0.1');
