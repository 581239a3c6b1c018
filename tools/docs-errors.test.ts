import { expect, test } from 'vitest';
import { checkErrorsPage, makeErrorsPage } from './docs-errors.ts';
import { plant } from './kernel/planted.ts';

const contract = {
  'contract/src/kernel/base-errors.ts': 'export const baseErrors = { CO1: { status: 400, params: [] } };',
  'contract/src/kernel/messages/en.ts': "export const en = { errors: { CO1: 'Bad.' } };",
  'contract/src/kernel/messages/ko.ts': "export const ko = { errors: { CO1: '나쁨' } };",
  'contract/src/ground/doors/errors.ts': `export const doorErrors = {
    DR2: { status: 409, params: ['0'] },
    DR1: { status: 403, params: [] },
  };`,
  'contract/src/ground/doors/error-notes.ts':
    "export const notes = { DR1: { cause: 'Locked | shut.', remedy: 'Ask.' } };",
  'contract/src/ground/doors/messages/en.ts':
    "export const en = { errors: { DR1: 'Shut.', DR2: 'At most {{0}} *.' } };",
  'contract/src/ground/doors/messages/ko.ts': "export const ko = { errors: { DR1: '닫힘', DR2: '최대 {{0}}' } };",
};

test('the page lists each code with status, parameters, texts, cause and remedy', async () => {
  const page = await makeErrorsPage(plant(contract));
  expect(page.slice(page.indexOf('## '))).toBe(`## Every call

| Code | Status | Parameters | Text | Cause and remedy | Operations |
|---|---|---|---|---|---|
| \`CO1\` | 400 |  | Bad.<br>나쁨 |  |  |

## doors

| Code | Status | Parameters | Text | Cause and remedy | Operations |
|---|---|---|---|---|---|
| \`DR1\` | 403 |  | Shut.<br>닫힘 | Locked \\| shut.<br>Ask. |  |
| \`DR2\` | 409 | \`0\` | At most {{0}} \\*.<br>최대 {{0}} |  |  |
`);
});

test('an outdated page is reported at its first different line', async () => {
  const page = await makeErrorsPage(plant(contract));
  const path = 'docs/errors/README.md';
  expect(await checkErrorsPage(plant({ ...contract, [path]: page }))).toEqual([]);

  const [old, cut] = [page.replace('409', '400'), page.trimEnd()];
  const changedLine = page.slice(0, page.indexOf('409')).split('\n').length;
  expect(await checkErrorsPage(plant({ ...contract, [path]: old }))).toMatchObject([{ path, line: changedLine }]);
  expect(await checkErrorsPage(plant({ ...contract, [path]: cut }))).toHaveLength(1);
  expect(await checkErrorsPage(plant(contract))).toMatchObject([{ path, line: 1 }]);
});
