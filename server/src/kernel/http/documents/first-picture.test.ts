import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { pictureName, pictureStates } from '@madang/contract/access/accounts/first-pictures.ts';
import { languages } from '@madang/contract/kernel/languages.ts';
import type { Config } from '../../../config.ts';
import { firstPictureOf, withPicture } from './first-picture.ts';
import type { DrawnPages } from './page-documents.ts';

/** Each picture is its own address, so that a test sees which one is sent. */
function drawnOf(path: '/' | '/loginapp') {
  const names = languages.flatMap((language) => pictureStates(path).map(({ name }) => `${language} ${name}`));
  return {
    style: `.of{} ${path}`,
    styleSource: `'sha256-${path}'`,
    heads: Object.fromEntries(languages.map((language) => [language, `head ${language}`])) as Record<
      (typeof languages)[number],
      string
    >,
    pictures: Object.fromEntries(names.map((name) => [name, `${path} ${name.trim()}`])),
  };
}

const pictures: DrawnPages = { '/': drawnOf('/'), '/loginapp': drawnOf('/loginapp') };

const sent = (url: string, { hostname = 'madang.example', base = 'https://madang.example', stays = false } = {}) =>
  firstPictureOf(pictures, {
    config: { baseUrl: new URL(base) } as Config,
    request: { url, hostname } as FastifyRequest,
    language: 'ko',
    stays,
  });

test('ACC-01 front page and sign-in are sent prerendered for their visitor', () => {
  expect(sent('/')).toEqual({ head: 'head ko', html: '/ ko', style: '.of{} /', styleSource: "'sha256-/'" });
  expect(sent('/?locale=ko', { stays: true })?.html).toBe('/ ko');
  expect(sent('/loginapp')?.html).toBe('/loginapp ko');
  expect(sent('/loginapp?reason=needed&target=%2Fportalapp%2Fhome', { stays: true })?.html).toBe(
    '/loginapp ko needed stays',
  );
  expect(sent('/loginapp', { hostname: '127.0.0.1', base: 'http://127.0.0.1:4000' })?.html).toBe('/loginapp ko   bare');
});

test('ACC-01 other cases are not prerendered: another page, an unknown reason, a named company, plain http', () => {
  const plain = { hostname: 'madang.example', base: 'http://madang.example' };
  expect([
    sent('/signup'),
    sent('/loginapp?reason=constructor'),
    sent('/loginapp?company=A1b2'),
    sent('/', plain),
    sent('/loginapp', plain),
    firstPictureOf(undefined, {
      config: { baseUrl: new URL('https://madang.example') } as Config,
      request: { url: '/', hostname: 'madang.example' } as FastifyRequest,
      language: 'ko',
      stays: false,
    }),
  ]).toEqual(Array(6).fill(undefined));
});

test('ACC-01 every state of a page has a prerendered version under its own name', () => {
  for (const path of ['/', '/loginapp'] as const) {
    const names = pictureStates(path).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(pictures[path].pictures[pictureName(path, 'vi', { reason: '', stays: false, isBare: false })]).toBeDefined();
  }
});

test('ACC-01 a prerendered page needs no style sheet: its styles are inline, and it is inert until loaded', () => {
  const document =
    '<head><link rel="stylesheet" crossorigin href="/assets/a.css"></head><body><div id="root"></div></body>';
  const drawn = { head: '<link rel="modulepreload">', html: '<p>$&</p>', style: '.a{content:"$&"}', styleSource: '' };
  expect(withPicture(document, drawn)).toBe(
    '<head><link rel="stylesheet" disabled crossorigin href="/assets/a.css"><style>.a{content:"$&"}</style>' +
      '<link rel="modulepreload"></head><body><div id="root" inert><p>$&</p></div></body>',
  );
});
