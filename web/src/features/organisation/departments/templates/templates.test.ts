import { setUpDepartments } from '@madang/contract/organisation/departments/limits.ts';
import { createDepartment } from '@madang/contract/organisation/departments/routes.ts';
import { expect, test } from 'vitest';
import { checkValues } from '../../../../kernel/forms/form-checks.ts';
import { names as zh } from './zh.ts';
import { names as en } from './en.ts';
import { names as ja } from './ja.ts';
import { names as ko } from './ko.ts';
import { type TemplateCode, templateDepartment, templateKinds, templates } from './template.ts';
import { names as tw } from './tw.ts';
import { names as vi } from './vi.ts';

const codes = Object.keys(en) as TemplateCode[];

test.each(Object.entries({ ko, ja, zh, tw, vi, en }))(
  'WIZ-24 DEP-02 the departments in %s follow the rules',
  (_, names) => {
    for (const code of codes) {
      const department = templateDepartment(code, { names, language: 'en' });
      const place = { parentDepartmentCode: 'TOP', beforeDepartmentCode: '' };
      expect(checkValues(createDepartment.body, { ...department, ...place }).issues).toEqual([]);
    }
  },
);

test.each(templateKinds)(
  'WIZ-24 LIM-02 the template %s names every department once and is within the limits of the set-up',
  (kind) => {
    const all = templates[kind].flatMap(([top, under]) => [top, ...under]);
    expect(all).toEqual([...new Set(all)]);
    expect(templates[kind].length).toBeGreaterThan(2);
    expect(templates[kind].length).toBeLessThanOrEqual(setUpDepartments);
    expect(all.length).toBeGreaterThan(templates[kind].length);
  },
);

test('WIZ-24 every named department is used in a template', () => {
  const used = new Set(templateKinds.flatMap((kind) => templates[kind].flatMap(([top, under]) => [top, ...under])));
  expect(codes.filter((code) => !used.has(code))).toEqual([]);
});
