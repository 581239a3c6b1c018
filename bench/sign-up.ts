import { fileURLToPath } from 'node:url';
import { readSession } from '@madang/contract/access/accounts/routes.ts';
import { signUpCalls } from '../server/src/testing/sign-up.ts';
import { compare, interleave } from './kernel/compare.ts';
import type { Figure } from './kernel/figures.ts';
import { load } from './kernel/load.ts';
import { openSessions } from './kernel/people.ts';
import { probe } from './kernel/probe.ts';
import { BenchProcess } from './kernel/processes.ts';
import { prepareSignUps, type ReadySignUp } from './kernel/sign-ups.ts';
import type { Stage } from './kernel/stage.ts';

const rounds = 7;
const seconds = 6;
const concurrency = 8;
/** Rate of 'who am I' during the sign-ups: high enough that a round's p99 is not its slowest call alone. */
const probesPerSecond = 50;

interface Storm {
  readonly perSecond: number;
  readonly whoAmIP99Ms: number;
}

/** Sign-up's submit against the bare hash, and what either leaves to someone who asks 'who am I' in the meantime. */
export async function measureSignUp(stage: Stage): Promise<Figure[]> {
  const [secret] = await openSessions(stage, 1);
  const hashing = new BenchProcess({
    script: fileURLToPath(new URL('hash-load.ts', import.meta.url)),
    url: '',
    log: '/dev/null',
    environment: {},
  });
  const whoAmI = () =>
    probe(`${stage.productUrl}${readSession.path}`, {
      headers: { cookie: `sid=${secret}` },
      perSecond: probesPerSecond,
      seconds,
    });
  const during = async (work: Promise<number>): Promise<Storm> => {
    const [perSecond, whoAmIP99Ms] = await Promise.all([work, whoAmI()]);
    return { perSecond, whoAmIP99Ms };
  };
  try {
    // Where a million have an ID, the other tables are not empty either: a storm that is not counted fills them, and the
    // planner gets statistics, as the server gives it within a minute.
    await submit(stage, await prepareSignUps(stage, signUpsOfARound(stage.hashMs)));
    await stage.vacuum();
    const seen = await interleave({
      rounds,
      floor: () => during(hashing.ask<number>({ cost: stage.hash, concurrency, seconds })),
      product: async () => {
        const ready = await prepareSignUps(stage, signUpsOfARound(stage.hashMs));
        return during(submit(stage, ready));
      },
    });
    return [
      compare(`sign-up's submit, ${concurrency} at once, rate`, seen, {
        of: ({ perSecond }) => perSecond,
        unit: '/s',
        bound: { min: 0.75 },
      }),
      compare('who am I in a storm of sign-ups, p99', seen, {
        of: ({ whoAmIP99Ms }) => whoAmIP99Ms,
        unit: 'ms',
        bound: { max: 2 },
      }),
    ];
  } finally {
    await hashing.stop();
  }
}

/** More than can be hashed on all cores. */
function signUpsOfARound(hashMs: number): number {
  return Math.ceil((seconds * 1_000 * concurrency) / hashMs) + concurrency;
}

async function submit({ productUrl }: Stage, ready: readonly ReadySignUp[]): Promise<number> {
  let next = 0;
  const { perSecond } = await load({
    url: `${productUrl}${signUpCalls.request}`,
    connections: concurrency,
    seconds,
    method: 'POST',
    request: () => {
      const signUp = ready[next];
      next += 1;
      if (!signUp) throw new Error('more sign-ups were done than had been prepared');
      return { headers: { cookie: `flow=${signUp.flowSecret}` }, body: JSON.stringify(signUp.payload) };
    },
  });
  return perSecond;
}
