import { inCompany } from '../server/src/kernel/db/database.ts';
import { openSession } from '../server/src/kernel/session/session.ts';
import { networkAdmission } from '../server/src/modules/access/sign-in-policies/index.ts';
import { fillAtSize, largeCompany } from '../server/src/demo/index.ts';
import { compare, interleave } from './kernel/compare.ts';
import type { Figure } from './kernel/figures.ts';
import { load } from './kernel/load.ts';
import { addPerson, lifetimeSeconds } from './kernel/people.ts';
import type { Stage } from './kernel/stage.ts';

const rounds = 3;
const seconds = 2;
const connections = 8;

interface Resident {
  readonly companyCode: string;
  readonly personId: string;
  readonly cookie: string;
}

/**
 * Measures the portal's home: at least half the rate of its bare queries, and large companies at least half of an empty
 * one's rate.
 */
export async function measureHome(stage: Stage): Promise<Figure[]> {
  const empty = await addResident(stage);
  const large = await addResident(stage);
  await inCompany(stage.db, large.companyCode, (tx) => fillAtSize(tx, large.companyCode, largeCompany));
  await stage.vacuum();
  const home = ({ cookie }: Resident) =>
    load({
      url: `${stage.productUrl}/api/v1/portal/home`,
      connections,
      seconds,
      request: () => ({ headers: { cookie } }),
    });
  const bare = ({ companyCode, personId }: Resident) =>
    load({
      url: `${stage.floorUrl}/home?company=${companyCode}&person=${personId}`,
      connections,
      seconds,
      request: () => ({ headers: {} }),
    });
  const how = { of: ({ perSecond }: { perSecond: number }) => perSecond, unit: '/s', bound: { min: 0.5 } };
  const overEmptyFloor = await interleave({ rounds, product: () => home(empty), floor: () => bare(empty) });
  const overLargeFloor = await interleave({ rounds, product: () => home(large), floor: () => bare(large) });
  const overEmpty = await interleave({ rounds, product: () => home(large), floor: () => home(empty) });
  return [
    compare('home of an empty company, rate', overEmptyFloor, how),
    compare('home of a large company, rate', overLargeFloor, how),
    compare('home of a large company beside an empty one, rate', overEmpty, how),
  ];
}

/** A new company with one person in it, signed in. */
async function addResident(stage: Stage): Promise<Resident> {
  const person = await addPerson(stage);
  const { secret } = await inCompany(stage.db, person.companyCode, (tx) =>
    openSession(
      tx,
      person,
      { lifetimeSeconds, idleSeconds: lifetimeSeconds },
      { admission: networkAdmission, address: '' },
    ),
  );
  return { ...person, cookie: `sid=${secret}` };
}
