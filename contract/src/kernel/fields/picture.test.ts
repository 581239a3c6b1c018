import { describe, expect, test } from 'vitest';
import { pictureContent } from './picture.ts';
import { fieldIssues } from '../rules.ts';

const schema = pictureContent({ size: 'PHOTO_SIZE', kind: 'PHOTO_KIND', maxBytes: 4 });

function codeOf(value: string): string | undefined {
  const { error } = schema.safeParse(value);
  return error && fieldIssues(error)[0]?.code;
}

describe('USR-04 the bytes of a picture', () => {
  test.each(['AA==', 'AAA=', 'AAAA', 'AAAAAA=='])('API-07 %s are accepted', (value) => {
    expect(codeOf(value)).toBeUndefined();
  });

  test.each([
    ['AAAAAAA=', 'PHOTO_SIZE'],
    ['AAAAAAAA', 'PHOTO_SIZE'],
    ['AAAAAAAAA', 'PHOTO_SIZE'],
    ['', 'PHOTO_KIND'],
    ['A', 'PHOTO_KIND'],
    ['====', 'PHOTO_KIND'],
    ['A===', 'PHOTO_KIND'],
    ['=AAA', 'PHOTO_KIND'],
    ['A-_=', 'PHOTO_KIND'],
  ])('API-07 %j is refused as %s', (value, code) => expect(codeOf(value)).toBe(code));

  test('API-07 endless padding is refused at once', () => {
    const photo = pictureContent({ size: 'PHOTO_SIZE', kind: 'PHOTO_KIND', maxBytes: 500 * 1_024 });
    for (const text of [`${'='.repeat(600_000)}A`, `A${'='.repeat(599_999)}`, `${'='.repeat(700_000)}A`]) {
      expect(photo.safeParse(text).success).toBe(false);
    }
  });
});
