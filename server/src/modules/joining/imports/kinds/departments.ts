import type { TreeDepartment } from '../../../organisation/departments/index.ts';
import {
  departmentCreation,
  departmentMove,
  departmentRenaming,
} from '@madang/contract/organisation/departments/routes.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import type * as z from 'zod/mini';
import type { StoredStep } from '../../../../kernel/operations/outcome.ts';
import type { ImportAsk, ImportItem, ImportKind, ImportLine, PlannedLine } from '../../../../platform/import-kind.ts';
import { englishNameOf, type KnownDepartments, knownDepartments, nameKey } from './departments-known.ts';
import { departmentsOfFile } from './departments-of-file.ts';
import { refused, withOthers } from './people.ts';
import { cellOf, issue } from './reading.ts';
import { wireHeadings } from './wire.ts';

const items: readonly ImportItem[] = [
  {
    name: 'departmentCode',
    isKey: true,
    suite: ['departmentCode'],
    words: [
      wireHeadings.departmentCode,
      '부서코드',
      '조직코드',
      '部署コード',
      '部门编码',
      '部門代碼',
      'department code',
      'mã phòng ban',
    ],
  },
  {
    name: 'departmentName',
    isKey: true,
    isRequired: true,
    suite: ['department'],
    words: [
      wireHeadings.departmentName,
      '부서명',
      '부서',
      '조직명',
      '部署名',
      '部门名称',
      '部門名稱',
      'department',
      'tên phòng ban',
    ],
  },
  {
    name: 'englishDepartmentName',
    words: [
      wireHeadings.englishDepartmentName,
      '영문부서명',
      '부서 영문명',
      '英語名',
      '英文名称',
      '英文名稱',
      'english name',
    ],
  },
  {
    name: 'parentDepartmentCode',
    label: 'importItems.parentDepartment',
    lists: 'departments',
    suite: ['parentDepartment'],
    words: [
      wireHeadings.parentDepartmentCode,
      '상위부서',
      '상위부서코드',
      '상위 조직',
      '上位部署',
      '上级部门',
      '上層部門',
      'parent department',
      'phòng ban cấp trên',
    ],
  },
];

function stepsFor<S extends z.ZodMiniType<object>>(
  name: string,
  schema: S,
  input: z.input<S>,
): StoredStep | readonly FieldIssue[] {
  const parsed = schema.safeParse(input, { reportInput: true });
  return parsed.success ? { name, input: parsed.data } : fieldIssues(parsed.error);
}

interface Wanted {
  readonly departmentCode: string;
  readonly departmentName: string;
  readonly englishDepartmentName: string | undefined;
  /** Absent: as it is. */
  readonly parentDepartmentCode: string | undefined;
}

function planOne(
  ask: ImportAsk,
  line: ImportLine,
  known: KnownDepartments,
  wanted: Wanted & { readonly depth: number },
): PlannedLine {
  const { departmentCode, departmentName, englishDepartmentName, parentDepartmentCode, depth } = wanted;
  const of = { line: line.line, takes: `department:${departmentCode}`, aboutId: departmentCode };
  const present = known.byCode.get(departmentCode);
  if (!present) {
    const made = stepsFor('create-department', departmentCreation, {
      departmentCode,
      departmentName,
      englishDepartmentName: englishDepartmentName || englishNameOf(departmentName, departmentCode),
      language: ask.language,
      parentDepartmentCode: parentDepartmentCode ?? rootDepartment,
    });
    return 'name' in made ? { ...of, mark: 'new', steps: [made], depth } : refused(line, { issues: made });
  }
  return changeOf(ask, line, known, { wanted, present, of });
}

interface Changed {
  readonly wanted: Wanted & { readonly depth: number };
  readonly present: TreeDepartment;
  readonly of: { readonly line: number; readonly takes: string; readonly aboutId: string };
}

function changeOf(
  ask: ImportAsk,
  line: ImportLine,
  known: KnownDepartments,
  { wanted, present, of }: Changed,
): PlannedLine {
  const { departmentCode, departmentName, englishDepartmentName, parentDepartmentCode, depth } = wanted;
  const language = known.languages.get(departmentCode) ?? ask.language;
  const { departmentName: name, englishDepartmentName: former } = present;
  const english = englishDepartmentName ?? present.englishDepartmentName;
  const isRenamed = departmentName !== present.departmentName || english !== present.englishDepartmentName;
  const isMoved = parentDepartmentCode !== undefined && parentDepartmentCode !== present.parentDepartmentCode;
  const steps = [
    ...(isRenamed
      ? [
          stepsFor('change-department', departmentRenaming, {
            departmentCode,
            departmentName,
            englishDepartmentName: english,
            language,
            expected: { departmentName: name, englishDepartmentName: former, language },
          }),
        ]
      : []),
    ...(isMoved
      ? [
          stepsFor('move-department', departmentMove, {
            departmentCode,
            parentDepartmentCode,
            beforeDepartmentCode: '',
            expected: { parentDepartmentCode: present.parentDepartmentCode },
          }),
        ]
      : []),
  ];
  const issues = steps.flatMap((step) => ('name' in step ? [] : step));
  if (issues.length > 0) return refused(line, { issues });
  if (steps.length === 0) return { ...of, mark: 'left' };
  return {
    ...of,
    mark: 'changed',
    depth,
    before: {
      ...(departmentName !== present.departmentName && { departmentName: present.departmentName }),
      ...(english !== present.englishDepartmentName && { englishDepartmentName: present.englishDepartmentName }),
      ...(isMoved && { parentDepartmentCode: present.parentDepartmentCode }),
    },
    steps: steps.flatMap((step) => ('name' in step ? [step] : [])),
  };
}

/** The company itself, whose names are changed elsewhere: a row that has them as they are is left. */
function planCompany(line: ImportLine, { byCode }: KnownDepartments): PlannedLine {
  const company = byCode.get(rootDepartment);
  const own = [company?.departmentName, company?.englishDepartmentName].map((name) => nameKey(name ?? ''));
  const typed = ['departmentName', 'englishDepartmentName'].flatMap((name) => cellOf(line, name) ?? []);
  const parent = cellOf(line, 'parentDepartmentCode')?.toUpperCase() ?? '';
  const issues = [
    ...(typed.every((name) => own.includes(nameKey(name))) ? [] : [issue('departmentCode', 'CM301')]),
    ...(parent === '' || parent === rootDepartment ? [] : [issue('parentDepartmentCode', 'MB921')]),
  ];
  if (issues.length > 0) return refused(line, { issues });
  return { line: line.line, mark: 'left', takes: `department:${rootDepartment}`, aboutId: rootDepartment };
}

/** Departments with their parents in the same file, in any order; without codes they get free ones. */
export const departmentsKind: ImportKind = {
  kind: 'departments',
  place: 110,
  permission: 'departments.create',
  operation: 'create-department',
  items,
  isWhole: true,
  async plan(ask, lines) {
    const known = await knownDepartments(ask);
    const { codeOf, parentOf, depthOf } = departmentsOfFile(known, lines);
    return lines.map((line) => {
      const departmentCode = codeOf(line);
      if (typeof departmentCode !== 'string') return refused(line, { issues: [departmentCode] });
      if (departmentCode === rootDepartment) return planCompany(line, known);
      const departmentName = cellOf(line, 'departmentName') ?? known.byCode.get(departmentCode)?.departmentName ?? '';
      const typed = cellOf(line, 'parentDepartmentCode');
      const parent = parentOf(typed);
      const depth = depthOf(departmentCode);
      const issues = [
        ...(departmentName === '' ? [issue('departmentName', 'MB_M_REQUIRED')] : []),
        ...(typeof parent === 'string' ? [] : [parent]),
        ...(depth === undefined ? [issue('parentDepartmentCode', 'MB921')] : []),
      ];
      const planned = planOne(ask, line, known, {
        departmentCode,
        departmentName,
        englishDepartmentName: cellOf(line, 'englishDepartmentName'),
        parentDepartmentCode: typed === undefined || typeof parent !== 'string' ? undefined : parent,
        depth: depth ?? 0,
      });
      if (issues.length === 0) return planned;
      if (planned.mark === 'refused') return refused(line, { issues: withOthers(issues, planned.issues) });
      return refused(line, { issues }, planned.mark === 'left' || depth === undefined ? [] : planned.steps);
    });
  },
};
