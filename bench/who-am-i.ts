import { readSession } from '@madang/contract/access/accounts/routes.ts';
import { readEmployeeByUserId } from '@madang/contract/access/accounts/wire.ts';
import { compare, interleave } from './kernel/compare.ts';
import type { Figure } from './kernel/figures.ts';
import { load, type LoadResult } from './kernel/load.ts';
import { openSessions } from './kernel/people.ts';
import type { Stage } from './kernel/stage.ts';

const rounds = 5;
const seconds = 4;
const connections = 16;

/** Measures Who am I with a session against one indexed read, and the specification's call against Who am I. */
export async function measureWhoAmI(stage: Stage): Promise<Figure[]> {
  const sessions = await openSessions(stage, connections);
  const session = () =>
    load({
      url: `${stage.productUrl}${readSession.path}`,
      connections,
      seconds,
      request: (connection) => ({ headers: { cookie: `sid=${sessions[connection]}` } }),
    });
  const seen = await interleave({
    rounds,
    floor: () =>
      load({
        url: `${stage.floorUrl}/read?id=77`,
        connections,
        seconds,
        request: () => ({ headers: {} }),
      }),
    product: session,
  });
  const specified = await interleave({
    rounds,
    floor: session,
    product: () =>
      load({
        url: `${stage.productUrl}${readEmployeeByUserId.path}`,
        connections,
        seconds,
        method: 'POST',
        request: (connection) => ({
          headers: { cookie: `sid=${sessions[connection]}` },
          body: JSON.stringify({ userId: '' }),
        }),
      }),
  });
  const rate = (least: number) => ({
    of: ({ perSecond }: LoadResult) => perSecond,
    unit: '/s',
    bound: { min: least },
  });
  return [
    compare('who am I, rate', seen, rate(0.6)),
    compare('readEmployeeByUserId beside who am I, rate', specified, rate(1 / 1.3)),
  ];
}
