import { inCompany } from '../server/src/kernel/db/database.ts';
import { openSession } from '../server/src/kernel/session/session.ts';
import { addDepartments, largeCompany } from '../server/src/demo/index.ts';
import { grantRole } from '../server/src/modules/accounts/index.ts';
import { compare, interleave } from './kernel/compare.ts';
import type { Figure } from './kernel/figures.ts';
import { load } from './kernel/load.ts';
import { addPerson, lifetimeSeconds } from './kernel/people.ts';
import type { Stage } from './kernel/stage.ts';

const rounds = 5;
const seconds = 2;
const connections = 8;
const { departments } = largeCompany;
/** Companies with no department but themselves, for the planner's figures to be those of a full server. */
const smallCompanies = 600;

interface Question {
  readonly name: string;
  readonly product: string;
  readonly floor: string;
}

const questions: readonly Question[] = [
  { name: 'first branch', product: '/api/v1/departments/TOP/branch', floor: '/branch?upper=TOP' },
  { name: 'deeper branch', product: '/api/v1/departments/D00123/branch', floor: '/branch?upper=D00123' },
  { name: 'search', product: '/api/v1/departments?keyword=team0042', floor: '/search?text=team0042' },
];

/** The tree of 10,000 departments: at most three times the bare query. */
export async function measureDepartments(stage: Stage): Promise<Figure[]> {
  const { companyCode, cookie } = await plantTree(stage);
  const figures: Figure[] = [];
  for (const { name, product, floor } of questions) {
    const run = (url: string) => load({ url, connections, seconds, request: () => ({ headers: { cookie } }) });
    const seen = await interleave({
      rounds,
      floor: () => run(`${stage.floorUrl}/departments${floor}&company=${companyCode}`),
      product: () => run(`${stage.productUrl}${product}`),
    });
    const bound = { least: 1 / 3 };
    figures.push(compare(`departments, ${name}, rate`, seen, { of: ({ perSecond }) => perSecond, unit: '/s', bound }));
  }
  return figures;
}

/** A company with the tree and a session of its administrator. */
async function plantTree(stage: Stage): Promise<{ companyCode: string; cookie: string }> {
  for (let company = 0; company < smallCompanies; company += 1) await addPerson(stage);
  const person = await addPerson(stage);
  const { companyCode } = person;
  const secret = await inCompany(stage.db, companyCode, async (tx) => {
    await grantRole(tx, { ...person, role: 'administrator' });
    await addDepartments(tx, companyCode, departments);
    return openSession(tx, person, { lifetimeSeconds, idleSeconds: lifetimeSeconds });
  });
  await stage.vacuum();
  return { companyCode, cookie: `sid=${secret}` };
}
