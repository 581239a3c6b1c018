import { compare, interleave } from './kernel/compare.ts';
import type { Figure } from './kernel/figures.ts';
import { load } from './kernel/load.ts';
import type { Stage } from './kernel/stage.ts';
import { plantTree } from './kernel/tree.ts';

const rounds = 5;
const seconds = 2;
const connections = 8;

interface Question {
  readonly name: string;
  readonly product: string;
  readonly floor: string;
}

const questions: readonly Question[] = [
  { name: 'first branch', product: '/api/v1/departments/TOP/branch', floor: '/branch?parent=TOP' },
  { name: 'deeper branch', product: '/api/v1/departments/D00123/branch', floor: '/branch?parent=D00123' },
  { name: 'search', product: '/api/v1/departments?keyword=team0042', floor: '/search?text=team0042' },
];

/** The tree of 10,000 departments: at most three times the bare query. */
export async function measureDepartments(stage: Stage): Promise<Figure[]> {
  const { companyCode, secret } = await plantTree(stage);
  const figures: Figure[] = [];
  for (const { name, product, floor } of questions) {
    const run = (url: string) =>
      load({ url, connections, seconds, request: () => ({ headers: { cookie: `sid=${secret}` } }) });
    const seen = await interleave({
      rounds,
      floor: () => run(`${stage.floorUrl}/departments${floor}&company=${companyCode}`),
      product: () => run(`${stage.productUrl}${product}`),
    });
    const bound = { min: 1 / 3 };
    figures.push(compare(`departments, ${name}, rate`, seen, { of: ({ perSecond }) => perSecond, unit: '/s', bound }));
  }
  return figures;
}
