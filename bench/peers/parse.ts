import { fileURLToPath } from 'node:url';
import { employeesPerPage } from '../../contract/src/people/people/limits.ts';
import type { Stage } from '../kernel/stage.ts';
import { callPeer, startPeer, type PeerGround, type PeerSetting } from './databases.ts';
import { askedId, freeId, namePartOf, password, signingIn, takenId, type Asked, type Side } from './side.ts';

const app = { 'x-parse-application-id': 'bench' };
const masterKey = 'a key of the benchmark, of no use to anyone';
const signUpOf = (loginId: string) => ({
  username: loginId,
  email: `${loginId}@people.example`,
  name: 'Sol Baek',
  password,
});

/** Starts Parse Server with the product's people, who may be read as in a directory, and an index for each column that is asked by. */
export async function parseSide(stage: Stage, setting: PeerSetting): Promise<Side> {
  const { people, connections } = setting;
  const ground = await startPeer(stage, {
    ...setting,
    name: 'parse',
    script: fileURLToPath(new URL('parse-server.ts', import.meta.url)),
    readyAt: '/parse/health',
    environment: { PEER_APP: app['x-parse-application-id'], PEER_MASTER_KEY: masterKey },
  });
  const api = `${ground.url}/parse`;
  await plant(ground, api);
  const sessions: string[] = [];
  while (sessions.length < connections) {
    const body = { username: takenId(sessions.length + 1), password };
    const answer = await callPeer(`${api}/login`, { headers: app, body });
    sessions.push(((await answer.json()) as { sessionToken: string }).sessionToken);
  }
  const post = (path: string, request: (connection: number, turn: number) => object): Asked => ({
    url: `${api}${path}`,
    method: 'POST',
    request: (connection, turn) => ({ headers: app, body: JSON.stringify(request(connection, turn)) }),
  });
  const get = (path: string): Asked => ({
    url: `${api}${path}`,
    method: 'GET',
    request: (connection) => ({ headers: { ...app, 'x-parse-session-token': sessions[connection] ?? '' } }),
  });
  const page = `/users?limit=${employeesPerPage}&order=name&count=1`;
  return {
    name: 'Parse Server',
    pid: ground.process.pid,
    hash: 'bcrypt',
    ask: async (task, trial) => {
      switch (task) {
        case 'ID check':
          return post('/users', (connection, turn) => ({
            _method: 'GET',
            where: { username: askedId(connection, turn, people) },
            keys: 'username',
            limit: 1,
          }));
        case 'sign-in':
          return post('/login', (connection, turn) => ({
            username: takenId(signingIn(connection, turn) + 1),
            password,
          }));
        case 'sign-up':
          return post('/users', () => signUpOf(freeId()));
        case 'page of people':
          return get(page);
        case 'search by a part of a name':
          return get(`${page}&where=${encodeURIComponent(JSON.stringify({ name: { $regex: namePartOf(trial) } }))}`);
        case 'who am I':
          return get('/users/me');
      }
    },
    peopleIn: (answer) => (answer as { results: unknown[] }).results.length,
  };
}

/** People with the password of the one who signed up. */
async function plant({ database, plant: write, vacuum }: PeerGround, api: string): Promise<void> {
  const master = { ...app, 'x-parse-master-key': masterKey };
  await callPeer(`${api}/schemas/_User`, {
    method: 'PUT',
    headers: master,
    body: { fields: { name: { type: 'String' } } },
  });
  await callPeer(`${api}/users`, { headers: app, body: signUpOf('administrator') });
  const { rows } = await database.query<{ hash: string }>('select _hashed_password as hash from "_User"');
  await write(
    `insert into "_User" ("objectId", "createdAt", "updatedAt", username, email, name, _hashed_password, _rperm, _wperm)
    select 'p' || n, now(), now(), 'person' || n, 'person' || n || '@people.example', name, $3, array['*', 'p' || n], array['p' || n]
    from unnest($1::text[], $2::integer[]) as planted (name, n)`,
    rows[0]?.hash ?? '',
  );
  await database.query('create index on "_User" (name)');
  await database.query('create index on "_User" using gin (name gin_trgm_ops)');
  await database.query('create index on "_Session" ("sessionToken")');
  await vacuum();
}
