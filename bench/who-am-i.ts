import { readSession } from '@madang/contract/access/accounts/routes.ts';
import { compare, interleave } from './kernel/compare.ts';
import type { Figure } from './kernel/figures.ts';
import { load } from './kernel/load.ts';
import { openSessions } from './kernel/people.ts';
import type { Stage } from './kernel/stage.ts';

const rounds = 5;
const seconds = 4;
const connections = 16;

/** Measures Who am I with a session, against one indexed read. */
export async function measureWhoAmI(stage: Stage): Promise<Figure[]> {
  const sessions = await openSessions(stage, connections);
  const seen = await interleave({
    rounds,
    floor: () =>
      load({
        url: `${stage.floorUrl}/read?id=77`,
        connections,
        seconds,
        request: () => ({ headers: {} }),
      }),
    product: () =>
      load({
        url: `${stage.productUrl}${readSession.path}`,
        connections,
        seconds,
        request: (connection) => ({ headers: { cookie: `sid=${sessions[connection]}` } }),
      }),
  });
  return [compare('who am I, rate', seen, { of: (result) => result.perSecond, unit: '/s', bound: { min: 0.6 } })];
}
