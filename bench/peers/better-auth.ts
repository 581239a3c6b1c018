import { fileURLToPath } from 'node:url';
import { employeesPerPage } from '../../contract/src/people/people/limits.ts';
import type { Stage } from '../kernel/stage.ts';
import { callPeer, startPeer, type PeerGround, type PeerSetting } from './databases.ts';
import { askedId, freeId, namePartOf, password, signingIn, takenId, type Asked, type Side } from './side.ts';

const mail = (loginId: string) => `${loginId}@people.example`;
const signUpOf = (loginId: string) => ({ name: 'Sol Baek', email: mail(loginId), username: loginId, password });

/** Starts better-auth with the product's people, an index for each column that is asked by. */
export async function betterAuthSide(stage: Stage, setting: PeerSetting): Promise<Side> {
  const { people, connections } = setting;
  const ground = await startPeer(stage, {
    ...setting,
    name: 'better_auth',
    script: fileURLToPath(new URL('better-auth-server.ts', import.meta.url)),
    readyAt: '/api/auth/ok',
  });
  const api = `${ground.url}/api/auth`;
  const admin = await plant(ground, api);
  const sessions: string[] = [];
  while (sessions.length < connections) {
    const body = { email: mail(takenId(sessions.length + 1)), password };
    sessions.push(cookieOf(await callPeer(`${api}/sign-in/email`, { body })));
  }
  const post = (path: string, request: (connection: number, turn: number) => object): Asked => ({
    url: `${api}${path}`,
    method: 'POST',
    request: (connection, turn) => ({
      headers: { origin: ground.url },
      body: JSON.stringify(request(connection, turn)),
    }),
  });
  const get = (path: string, cookies: (connection: number) => string): Asked => ({
    url: `${api}${path}`,
    method: 'GET',
    request: (connection) => ({ headers: { origin: ground.url, cookie: cookies(connection) } }),
  });
  const page = `/admin/list-users?limit=${employeesPerPage}&sortBy=name&sortDirection=asc`;
  return {
    name: 'better-auth',
    pid: ground.process.pid,
    hash: 'scrypt',
    ask: async (task, trial) => {
      switch (task) {
        case 'ID check':
          return post('/is-username-available', (connection, turn) => ({
            username: askedId(connection, turn, people),
          }));
        case 'sign-in':
          return post('/sign-in/username', (connection, turn) => ({
            username: takenId(signingIn(connection, turn) + 1),
            password,
          }));
        case 'sign-up':
          return post('/sign-up/email', () => signUpOf(freeId()));
        case 'page of people':
          return get(page, () => admin);
        case 'search by a part of a name':
          return get(`${page}&searchField=name&searchOperator=contains&searchValue=${namePartOf(trial)}`, () => admin);
        case 'who am I':
          return get('/get-session', (connection) => sessions[connection] ?? '');
      }
    },
    peopleIn: (answer) => (answer as { users: unknown[] }).users.length,
  };
}

/** People with the password of the one who signed up, and the cookie of an administrator. */
async function plant({ database, plant: write, vacuum }: PeerGround, api: string): Promise<string> {
  const cookie = cookieOf(await callPeer(`${api}/sign-up/email`, { body: signUpOf('administrator') }));
  await write(`insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt", username, "displayUsername", role)
    select 'p' || n, name, 'person' || n || '@people.example', true, now(), now(), 'person' || n, 'person' || n, 'user'
    from unnest($1::text[], $2::integer[]) as planted (name, n)`);
  const { rows } = await database.query<{ password: string }>('select password from account');
  await write(
    `insert into account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
    select 'a' || n, 'p' || n, 'credential', 'p' || n, $3, now(), now() from unnest($1::text[], $2::integer[]) as planted (name, n)`,
    rows[0]?.password ?? '',
  );
  await database.query(`update "user" set role = 'admin' where username = 'administrator'`);
  await database.query('create index on "user" (name)');
  await database.query('create index on "user" using gin (name gin_trgm_ops)');
  await vacuum();
  return cookie;
}

function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
}
