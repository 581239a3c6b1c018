import { expect, test } from 'vitest';
import { listFiles, projectRoot, readText } from './kernel/files.ts';

const pages = listFiles(projectRoot, ['web/src'], /(?<!\.test)\.tsx$/).map((path) => ({
  path,
  source: readText(projectRoot, path),
}));

const pathsWith = (pattern: RegExp) => pages.filter(({ source }) => pattern.test(source)).map(({ path }) => path);

test('CAL-01 a day is typed or picked in the one field, which shows its weekday and its lunar day', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(pathsWith(/type="(?:date|datetime-local|month|week|time)"/)).toEqual([]);
  expect(pathsWith(/placeholder="YYYY/)).toEqual(['web/src/ui/dates/date-field.tsx']);
});

test('DEP-09 a department is chosen in the one field, which says the way down to it and how many people are there', () => {
  expect(pathsWith(/\bfindDepartmentChoices\b/)).toEqual([
    'web/src/features/organisation/departments/parts/department-field.tsx',
  ]);
  expect(pathsWith(/<(?:Select|Search)Field\s[^>]*[dD]epartmentCode'/)).toEqual([]);
});

test('ACS-03 a popup or panel leaves the order of its buttons to the one part that has it', () => {
  const layers = pages.filter(({ source }) => /<(?:Popup|SidePanel)\b/.test(source));
  expect(layers.length).toBeGreaterThan(40);
  const own = layers.filter(({ source }) =>
    Array.from(source.matchAll(/footer=\{\s*<>|<Actions atEnd>([^]*?)<\/Actions>/g)).some(
      ([, row]) => row === undefined || (row.match(/<Button\b/g) ?? []).length > 1,
    ),
  );
  expect(own.map(({ path }) => path)).toEqual([]);
});
