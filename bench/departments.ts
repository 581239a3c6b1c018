import { compare, interleave } from './kernel/compare.ts';
import type { Figure } from './kernel/figures.ts';
import { load, type LoadResult } from './kernel/load.ts';
import type { Stage } from './kernel/stage.ts';
import { plantTree } from './kernel/tree.ts';

const rounds = 5;
const seconds = 2;
const connections = 8;

interface Question {
  readonly name: string;
  readonly product: string;
  /** Body of a search, with its words. */
  readonly body?: string;
  readonly floor: string;
}

const questions: readonly Question[] = [
  { name: 'first branch', product: '/api/v1/departments/TOP/branch', floor: '/departments/branch?parent=TOP' },
  { name: 'deeper branch', product: '/api/v1/departments/D00123/branch', floor: '/departments/branch?parent=D00123' },
  {
    name: 'search',
    product: '/api/v1/departments/search',
    body: JSON.stringify({ keyword: 'team0042' }),
    floor: '/departments/search?text=team0042',
  },
];

/** The organisation chart: every department in one call. */
const chart = { product: '/api/v1/organisation', floor: '/departments/whole?' };

/**
 * Measures the tree of 10,000 departments (whole, branches, search) and the panel of a person, each beside its bare
 * query.
 */
export async function measureDepartments(stage: Stage): Promise<Figure[]> {
  const { companyCode, personId, secret } = await plantTree(stage);
  const ask = ({ product, body, floor }: Omit<Question, 'name'>, connections: number) => {
    const headers = { cookie: `sid=${secret}` };
    const run = (url: string, sent?: string) =>
      load(
        sent === undefined
          ? { url, connections, seconds, request: () => ({ headers }) }
          : { url, connections, seconds, method: 'POST', request: () => ({ headers, body: sent }) },
      );
    return interleave({
      rounds,
      floor: () => run(`${stage.floorUrl}${floor}&company=${companyCode}`),
      product: () => run(`${stage.productUrl}${product}`, body),
    });
  };
  const rate = { of: ({ perSecond }: LoadResult) => perSecond, unit: '/s', bound: { min: 1 / 3 } };
  const figures: Figure[] = [];
  for (const { name, ...question } of questions) {
    figures.push(compare(`departments, ${name}, rate`, await ask(question, connections), rate));
  }
  const alone = { of: ({ p50Ms }: LoadResult) => p50Ms, unit: 'ms', bound: { max: 1.5 } };
  figures.push(compare('organisation chart, whole, 1 connection, p50', await ask(chart, 1), alone));
  figures.push(
    compare('organisation chart, whole, rate', await ask(chart, connections), { ...rate, bound: { min: 1 / 1.5 } }),
  );
  const panel = { product: `/api/v1/employees/${personId}`, floor: `/panel?person=${personId}` };
  // For information: the product asks for the reader's rights besides, and records who looked.
  const { bound: _none, ...opened } = compare('panel of a person, rate', await ask(panel, connections), rate);
  figures.push(opened);
  return figures;
}
