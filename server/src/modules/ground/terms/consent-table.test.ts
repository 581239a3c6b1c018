import { expect, test } from 'vitest';
import { consentHeads, consentTable, withConsentTable } from './consent-table.ts';

const consent = { purpose: 'Mail & calls', items: 'Name', retention: '1 year', refusal: 'None' };
const heads = consentHeads('en');

test('TRM-07 a part without the table gets it at its end, and an existing table is updated', () => {
  const fresh = withConsentTable('<p>Words</p>', consent, 'en');
  expect(fresh).toBe(`<p>Words</p>${consentTable(heads, consent)}`);
  const again = withConsentTable(`${fresh}<p>Behind</p>`, { ...consent, items: '$& and <b>' }, 'en');
  expect(again).toBe(`<p>Words</p>${consentTable(heads, { ...consent, items: '$& and <b>' })}<p>Behind</p>`);
});

test("TRM-07 the author's own names of the first two rows remain, and blanks between tags do not add a table", () => {
  const own = { ...heads, purpose: 'Why <we>', items: 'What' };
  const spaced = consentTable(own, consent).replaceAll('<tr>', '\n  <tr>').replaceAll('</tbody>', '\n</tbody>');
  expect(withConsentTable(spaced, { ...consent, retention: '2 years' }, 'en')).toBe(
    consentTable(own, { ...consent, retention: '2 years' }),
  );
});

test.each([
  ['of other rows', consentTable({ ...heads, refusal: 'Other' }, consent)],
  ['with two cells in a row', consentTable(heads, consent).replace('</td>', '</td><td></td>')],
  ['with a row more', consentTable(heads, consent).replace('</tbody>', '<tr><th>x</th><td></td></tr></tbody>')],
  ['without an end', consentTable(heads, consent).replace('</table>', '')],
])('TRM-07 a table %s is not changed', (_what, other) => {
  expect(withConsentTable(other, consent, 'en')).toBe(`${other}${consentTable(heads, consent)}`);
});

test('TRM-07 of nested tables the inner one is updated', () => {
  const inner = consentTable(heads, consent);
  const changed = { ...consent, items: 'Phone' };
  expect(withConsentTable(`<table><tbody>${inner}`, changed, 'en')).toBe(
    `<table><tbody>${consentTable(heads, changed)}`,
  );
});
