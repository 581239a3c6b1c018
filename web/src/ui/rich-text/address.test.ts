import { expect, test } from 'vitest';
import { linkAddress } from './address.ts';

test.each([
  ['https://ok.example/?a=1', 'https://ok.example/?a=1'],
  ['HTTP://ok.example', 'HTTP://ok.example'],
  ['ok.example/menu', 'https://ok.example/menu'],
  ['ok.example:8080/menu', 'https://ok.example:8080/menu'],
  [' 한글.example ', 'https://한글.example'],
  ['someone@ok.example', 'mailto:someone@ok.example'],
  ['mailto:someone@ok.example', 'mailto:someone@ok.example'],
  ['javascript:run()', undefined],
  [' JaVaScRiPt:run()', undefined],
  ['data:text/html,a', undefined],
  ['two words', undefined],
  ['word', undefined],
  ['', undefined],
])('BRD-03 ERR-04 %s links to %s', (typed, address) => expect(linkAddress(typed)).toBe(address));
