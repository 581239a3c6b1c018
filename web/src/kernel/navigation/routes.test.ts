import { expect, test } from 'vitest';
import { openPath, type Route, routeOf, setRoutes } from './routes.ts';

const Page = () => null;
const Frame = () => null;

function routeTo(path: string, page: Route['page'] = async () => Page): Route {
  return { path, page, frame: async () => Frame };
}

test('RTE-12 a path opens its page with its parameters, and a frame; a trailing slash changes nothing', async () => {
  setRoutes([routeTo('/boards'), routeTo('/boards/{board}/posts/{post}')]);
  const opened = openPath('/boards/7/posts/%EB%A7%88%EB%8B%B9/');
  expect(opened).toMatchObject({ path: '/boards/7/posts/%EB%A7%88%EB%8B%B9', params: { board: '7', post: '마당' } });
  expect(await opened.page?.promise).toBe(Page);
  expect(await opened.frame?.promise).toBe(Frame);
});

test('RTE-12 an undecodable part remains as written', () => {
  setRoutes([routeTo('/boards/{board}')]);
  expect(openPath('/boards/%E3').params).toEqual({ board: '%E3' });
});

test('RTE-12 ACS-01 between two pages of one frame the frame is the same component', async () => {
  const frame = async () => () => null;
  setRoutes([
    { ...routeTo('/console'), frame },
    { ...routeTo('/console/employees'), frame },
  ]);
  const before = await openPath('/console').frame?.promise;
  expect(await openPath('/console/employees').frame?.promise).toBe(before);
});

test('RTE-07 a path without a page opens nothing', () => {
  setRoutes([routeTo('/boards')]);
  expect(openPath('/elsewhere')).toEqual({ path: '/elsewhere', params: {} });
  expect(routeOf('/elsewhere')).toBeUndefined();
});

test('ERR-04 a page is loaded once, and again after a failed load', async () => {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('no network');
    return Page;
  };
  setRoutes([routeTo('/boards', load)]);
  const failed = openPath('/boards').page?.promise;
  await expect(failed).rejects.toThrow('no network');
  expect(await openPath('/boards').page?.promise).toBe(Page);
  expect(openPath('/boards').page?.component).toBe(Page);
  expect(asked).toBe(2);
});
