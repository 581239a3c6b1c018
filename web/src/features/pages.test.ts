import { pages } from '@madang/contract/index.ts';
import { matchPage, type Page, type PageAddress, type PageEntry } from '@madang/contract/kernel/page.ts';
import { describe, expect, test } from 'vitest';
import { appPages } from './index.ts';
import { publicPages } from './public-pages.ts';
import { sections } from './sections.ts';
import { newsEntries } from './views/console/index.ts';

const drawn: Record<PageEntry, readonly PageAddress[]> = { public: publicPages, app: appPages };

/** Addresses of a page's form, one per value that its varying parts may have. */
function addressesOf({ path, values = {} }: Page): string[] {
  const part = /\{(\w+)\*?\}/.exec(path);
  if (!part) return [path];
  const choices = values[part[1] ?? ''] ?? ['something'];
  return choices.flatMap((choice) => addressesOf({ path: path.replace(part[0], choice), values, entry: 'public' }));
}

describe('RTE-07 the server and the web have the same pages:', () => {
  test.each(pages.map((page) => [page.path, page] as const))('%s is rendered', (_path, page) => {
    for (const address of addressesOf(page)) expect(matchPage(drawn[page.entry], address), address).toBeDefined();
  });

  test.each(Object.entries(drawn).flatMap(([entry, list]) => list.map(({ path }) => [path, entry] as const)))(
    '%s of the %s entry is served',
    (path, entry) => {
      const known = pages.filter((page) => page.entry === entry).flatMap(addressesOf);
      expect(known.some((address) => matchPage([{ path }], address))).toBe(true);
    },
  );
});

test('every section of the console has its own page and its own place in the navigation', () => {
  const paths = appPages.filter(({ area }) => area === 'console').map(({ path }) => path);
  for (const { path } of sections) expect(paths).toContain(path);
  expect(sections.length).toBeGreaterThan(0);
  expect(new Set(sections.map(({ order }) => order)).size).toBe(sections.length);
});

test('POR-09 each piece of news leads to a page', () => {
  for (const { path } of newsEntries) expect(matchPage(appPages, path), path).toBeDefined();
  const console = newsEntries.filter(({ path }) => path.startsWith('/console/'));
  for (const { path } of console) expect(sections.map((section) => section.path)).toContain(path);
});
