import { expect, test } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const visitor = app.browser();
const countries = '/employee/memberadmin/rest/v2/nosession/cntry';
const phoneCodes = '/employee/memberadmin/rest/v1/pwd/nosession/telcode/list';

interface List<T> {
  readonly data: { readonly list: readonly T[] };
}

async function listCountries(query: string) {
  const answer = await visitor.get(`${countries}${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<List<Record<'cntryCd' | 'cntryNm' | 'enCntryNm' | 'zoneCd', string>>>().data.list;
}

test('TRM-05 countries are returned in the requested language with English name and time zone', async () => {
  const list = await listCountries('?langCd=ko&noSessionPrc=Y');
  expect(list).toHaveLength(249);
  expect(list[0]).toEqual({ cntryCd: 'KR', cntryNm: '대한민국', enCntryNm: 'South Korea', zoneCd: 'Asia/Seoul' });
  const vietnam = (await listCountries('?langCd=ja')).find(({ cntryCd }) => cntryCd === 'VN');
  expect(vietnam).toEqual({ cntryCd: 'VN', cntryNm: 'ベトナム', enCntryNm: 'Vietnam', zoneCd: 'Asia/Ho_Chi_Minh' });
});

test('TRM-05 without a language the request decides, and an unknown one gets English', async () => {
  expect((await listCountries('')).find(({ cntryCd }) => cntryCd === 'DE')?.cntryNm).toBe('Germany');
  expect((await listCountries('?langCd=fr')).find(({ cntryCd }) => cntryCd === 'DE')?.cntryNm).toBe('Germany');
});

test('TRM-05 duplicate calling codes are merged, in the language of the call', async () => {
  const { list } = (await visitor.post(`${phoneCodes}?locale=ko&noSessionPrc=Y`)).json<
    List<Record<'rsrcCdVal' | 'rsrcKeyVal', string>>
  >().data;
  expect(list[0]).toEqual({ rsrcCdVal: '+82', rsrcKeyVal: '대한민국' });
  const shared = list.filter(({ rsrcCdVal }) => rsrcCdVal === '+1');
  expect(shared).toHaveLength(1);
  expect(shared[0]?.rsrcKeyVal).toMatch(/^미국, /);
  expect(shared[0]?.rsrcKeyVal).toContain('캐나다');
});

test.each([`${countries}?langCd=ko&page=1`, `${countries}?langCd=ko&langCd=en`])(
  'API-07 a query outside the contract is refused: %s',
  async (address) => {
    const answer = await visitor.get(address);
    expect(answer.status).toBe(400);
    expect(answer.error.errorCode).toBe('CO400');
  },
);

test('MEM-06 the session-less mark grants nothing: the response is the same without it', async () => {
  const marked = await visitor.post(`${phoneCodes}?noSessionPrc=Y`);
  expect(marked.text).toBe((await visitor.post(phoneCodes)).text);
  expect((await visitor.get('/api/v1/operator/properties?noSessionPrc=Y')).error.errorCode).toBe('AC100');
});
