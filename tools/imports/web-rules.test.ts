import { expect, test } from 'vitest';
import { checkImports } from '../check-imports.ts';
import { plant } from '../kernel/planted.ts';

const departments = 'web/src/features/organisation/departments/parts';
const page = 'web/src/features/ground/terms/page.tsx';

const findingsOf = (files: Readonly<Record<string, string>>) =>
  checkImports(plant({ 'contract/src/ground/terms/rules.ts': '', ...files }))
    .filter(({ path }) => path.startsWith('web/'))
    .map(({ path, line, message }) => `${path}:${line} ${message}`);

test('CAL-01 a day has only the one field', () => {
  expect(
    findingsOf({
      [page]: 'export const Page = () => (\n  <input type="date" />\n);\nexport const other = <input type="text" />;',
    }),
  ).toEqual([`${page}:2 a day is typed in web/src/ui/dates/date-field.tsx`]);
});

test('DEP-09 a department has only the one field', () => {
  const source = "import { findDepartmentChoices as find } from '@madang/contract/people/people/routes.ts';";
  const others = `${departments}/department-list.tsx`;
  expect(findingsOf({ [`${departments}/department-field.tsx`]: source, [others]: source })).toEqual([
    `${others}:1 a department is chosen in ${departments}/department-field.tsx`,
  ]);
});

test('ACS-03 only the one component orders the buttons of a popup or panel', () => {
  const source = [
    'export const one = <Popup footer={<><Button /><Button /></>} />;',
    'export const two = <Actions atEnd><Button /><span><Button /></span></Actions>;',
    'export const three = <Popup footer={<FormActions />} />;',
    'export const four = <><Actions atEnd><Button /></Actions><Actions><Button /><Button /></Actions></>;',
  ];
  const message = 'the order of buttons is that of web/src/ui/fields/form-actions.tsx';
  expect(findingsOf({ [page]: source.join('\n') })).toEqual([`${page}:1 ${message}`, `${page}:2 ${message}`]);
});

test('a style class missing from its style sheet is reported', () => {
  const source = [
    "import styles from './page.module.css';",
    "export const known = [styles['card'], styles.title, styles[name], other.missing];",
    "export const missing = [styles['crad'], styles.titel];",
  ];
  const sheet = '.card { color: red; }\n.card > .title { color: blue; }';
  expect(findingsOf({ [page]: source.join('\n'), 'web/src/features/ground/terms/page.module.css': sheet })).toEqual([
    `${page}:3 the style sheet has no class crad`,
    `${page}:3 the style sheet has no class titel`,
  ]);
});
