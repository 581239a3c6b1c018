import { expect, test } from 'vitest';
import { isWebAddress } from './web-address.ts';

test.each([
  'https://www.hanbit.example',
  'http://intra.hanbit.example:8080/a?b=c#d',
  'HTTPS://HANBIT.EXAMPLE',
  '/portalapp/home',
  '/boardapp?brdNo=1',
  '/',
])('POR-01 %s is accepted as the address of a menu', (value) => {
  expect(isWebAddress(value)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@b.example',
  'ftp://hanbit.example',
  '//hanbit.example',
  '/\\hanbit.example',
  '\\\\hanbit.example',
  'https:hanbit.example',
  'https:///hanbit.example',
  'https://user:secret@hanbit.example',
  'https://www.hanbit.example@other.example',
  'https://',
  'http://a b.example',
  'www.hanbit.example',
  'portalapp/home',
  'home',
  '',
])('POR-01 %j is refused', (value) => {
  expect(isWebAddress(value)).toBe(false);
});
