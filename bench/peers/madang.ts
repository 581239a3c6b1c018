import { readSession } from '@madang/contract/access/accounts/routes.ts';
import { logIn } from '@madang/contract/access/accounts/sign-in-routes.ts';
import { findEmployees } from '@madang/contract/people/people/routes.ts';
import { checkLoginId } from '@madang/contract/secrets/credentials/wire.ts';
import { firstVersion } from '../../server/src/modules/secrets/passwords/index.ts';
import { newDeviceCookie } from '../../server/src/modules/secrets/sign-in-attempts/index.ts';
import { signUpCalls } from '../../server/src/testing/sign-up.ts';
import type { PlantedCompany } from '../lists/planted-people.ts';
import { addPasswords, openFlows, openSessions } from '../kernel/people.ts';
import { prepareSignUps } from '../kernel/sign-ups.ts';
import type { Stage } from '../kernel/stage.ts';
import {
  askedId,
  namePartOf,
  peopleWhoSignIn,
  signingIn,
  type Asked,
  type Side,
  type Task,
  type Trial,
} from './side.ts';

interface Setting {
  readonly company: PlantedCompany;
  readonly people: number;
  readonly connections: number;
}

/** The product, which the stage has started. */
export async function madangSide(stage: Stage, { company, people, connections }: Setting): Promise<Side> {
  const flows = await openFlows(stage.db, connections);
  const sessions = await openSessions(stage, connections);
  const signing = await addPasswords(stage, company.companyCode, peopleWhoSignIn);
  const devices = signing.map(({ loginId }) =>
    newDeviceCookie(stage.keyring, { personId: loginId.split('@')[0] ?? '', version: firstVersion }),
  );
  const { cookie } = company;
  const post = (path: string, request: Asked['request']): Asked => ({
    url: `${stage.productUrl}${path}`,
    method: 'POST',
    request,
  });
  const list = (keyword?: string) =>
    post(findEmployees.path, () => ({
      headers: { cookie },
      body: JSON.stringify({ orderBy: 'englishName', keyword }),
    }));
  const asked: Readonly<Record<Exclude<Task, 'sign-up' | 'search by a part of a name'>, Asked>> = {
    'ID check': {
      ...post(`${checkLoginId.path}?noSessionPrc=Y`, (connection, turn) => ({
        headers: { cookie: `flow=${flows[connection]}` },
        body: JSON.stringify({ userId: `${askedId(connection, turn, people)}@people.example`, svcType: 'MS' }),
      })),
      expected: 409,
    },
    // From the person's own browser: of a new one the product also writes a letter, in which the peers have no part.
    'sign-in': post(logIn.path, (connection, turn) => {
      const number = signingIn(connection, turn);
      return { headers: { cookie: `device=${devices[number]}` }, body: JSON.stringify(signing[number]) };
    }),
    'page of people': list(),
    'who am I': {
      url: `${stage.productUrl}${readSession.path}`,
      method: 'GET',
      request: (connection) => ({ headers: { cookie: `sid=${sessions[connection]}` } }),
    },
  };
  const signUp = async ({ signUps }: Trial) => {
    const ready = await prepareSignUps(stage, signUps);
    return post(signUpCalls.request, () => {
      const next = ready.pop();
      if (!next) throw new Error('more sign-ups were done than had been prepared');
      return { headers: { cookie: `flow=${next.flowSecret}` }, body: JSON.stringify(next.payload) };
    });
  };
  return {
    name: 'Madang',
    pid: stage.productPid,
    hash: 'argon2id',
    ask: async (task, trial) => {
      if (task === 'sign-up') return signUp(trial);
      return task === 'search by a part of a name' ? list(namePartOf(trial)) : asked[task];
    },
    peopleIn: (answer) => (answer as { items: unknown[] }).items.length,
  };
}
