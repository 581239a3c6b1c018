import { expect, test } from 'vitest';
import { checkStatesPage, makeStatesPage } from './docs-employment-states.ts';
import { plant } from '../kernel/planted.ts';

const path = 'docs/employment-states.md';
const contract = {
  'contract/src/people/employment/messages/en.ts': "export const en = { errors: { MB703: 'Not retired.' } };",
  'contract/src/people/employment/messages/ko.ts': "export const ko = { errors: { MB703: '퇴직 아님' } };",
};

test('STA-02 the page of states has a line for each state and a sentence for each code', async () => {
  const page = await makeStatesPage(plant(contract));
  expect(page).toContain('| on leave | open | `L` | yes |');
  expect(page).toContain('| retired | `EMPLOYEE_RETIRED` | `MB850` | `ROLE_NOT_IN_SERVICE` | `EMPLOYEE_RETIRED` | – |');
  expect(page).toContain('| `MB703` | Not retired.<br>퇴직 아님 |');
});

test('STA-02 an outdated page is reported at its first different line', async () => {
  const page = await makeStatesPage(plant(contract));
  expect(await checkStatesPage(plant({ ...contract, [path]: page }))).toEqual([]);
  const changed = page.replace('| on leave | open', '| on leave | closed');
  const line = page.slice(0, page.indexOf('| on leave | open')).split('\n').length;
  expect(await checkStatesPage(plant({ ...contract, [path]: changed }))).toMatchObject([{ path, line }]);
  expect(await checkStatesPage(plant(contract))).toMatchObject([{ path, line: 1 }]);
});
