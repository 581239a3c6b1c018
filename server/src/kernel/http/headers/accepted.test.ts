import { describe, expect, test } from 'vitest';
import { acceptedIn, longestList } from './accepted.ts';

describe('API-05 the accepted types of a caller', () => {
  test.each([
    [undefined, []],
    ['', []],
    [' , ;q=1', []],
    ['application/json', ['application/json']],
    ['TEXT/HTML , */*;q=0.8', ['text/html', '*/*']],
    ['en;q=0.5, ko-KR, ja ; q=0.9', ['ko-kr', 'ja', 'en']],
    ['a;q=0, b;q=0.000, c; x=1 ;q=0.0, d', ['d']],
    ['a;q=, b;q=much', ['a', 'b']],
    ['br;q=1.0\t;\tx', ['br']],
  ])('%j', (header, names) => expect(acceptedIn(header)).toEqual(names));

  test('API-05 a list longer than any browser’s matches nothing, whatever its content', () => {
    expect(acceptedIn(`${'a, '.repeat(300)}b`)).toContain('b');
    for (const part of ['\t', ';', ',', ';\t', 'a;q=', '\t;']) {
      expect(acceptedIn(`ko,${part.repeat(longestList)}`)).toEqual([]);
    }
  });
});
