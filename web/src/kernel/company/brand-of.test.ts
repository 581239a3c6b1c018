import { expect, test } from 'vitest';
import { brandOf } from './brand-of.ts';
import { iconOf } from './icon-of.ts';

const face = {
  shownName: '',
  color: 'indigo',
  markAddress: null,
  companyName: '한빛상사',
  englishCompanyName: 'Hanbit Trading',
};

test('the displayed name is the chosen one, otherwise the company’s own for the reader', () => {
  expect(brandOf(face, 'ko')).toMatchObject({ name: '한빛상사', initials: '한빛', color: { dye: 'indigo' } });
  expect(brandOf(face, 'en')).toMatchObject({ name: 'Hanbit Trading', initials: 'HT' });
  expect(brandOf({ ...face, shownName: 'Bit & Co', color: '#1d3557' }, 'ko')).toMatchObject({
    name: 'Bit & Co',
    color: { ground: '#1d3557', ink: '#ffffff' },
  });
});

test('the tab shows the mark, or the initials as a picture without markup from letters', () => {
  expect(iconOf({ ...face, markAddress: '/company-marks/one' }, 'ko')).toBe('/company-marks/one');
  const drawing = decodeURIComponent(iconOf(face, 'ko'));
  expect(drawing).toContain('>한빛</text>');
  expect(drawing).toContain('fill="#e0e7ee"');
  expect(decodeURIComponent(iconOf({ ...face, shownName: '< &' }, 'ko'))).toContain('>&lt;</text>');
});
