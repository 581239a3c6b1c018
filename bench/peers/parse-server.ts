import { given, peerPackage } from './packages.ts';

/** Runs Parse Server as a process; its sessions are kept for five seconds in its memory, as it is delivered. */
interface Parse {
  readonly ParseServer: { readonly startApp: (options: object) => Promise<unknown> };
}

const { ParseServer } = peerPackage<Parse>(given('PEERS_FOLDER'), 'parse-server');
const url = new URL(given('PEER_URL'));
const database = new URL(given('DATABASE_URL'));

await ParseServer.startApp({
  appId: given('PEER_APP'),
  masterKey: given('PEER_MASTER_KEY'),
  serverURL: `${url.origin}/parse`,
  mountPath: '/parse',
  host: '127.0.0.1',
  port: Number(url.port),
  databaseURI: database.href,
  // It reads no socket folder from an address.
  databaseOptions: { host: database.searchParams.get('host'), max: Number(given('PEER_CONNECTIONS')) },
  silent: true,
  logsFolder: null,
});
