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
import { departmentOf, englishNameOf, type KnownDepartments, knownDepartments, nameKey } from './departments-known.ts';
import { refused } from './people.ts';
import { cellOf, issue } from './reading.ts';
import { wireHeadings } from './wire.ts';

const items: readonly ImportItem[] = [
  {
    name: 'departmentCode',
    isKey: true,
    isRequired: true,
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

/** A department of the same file, by its code and its name. */
interface Named {
  readonly code: string;
  readonly parent: string;
}

/** Keeps every department of the file from one portion to the next: a parent may come behind. */
function namedInFile(ask: ImportAsk): Map<string, Named> {
  const kept = (ask.facts.get('departmentsOfFile') ?? new Map<string, Named>()) as Map<string, Named>;
  ask.facts.set('departmentsOfFile', kept);
  return kept;
}

/** Finds the parent of a line: a department of the file, or of the company; none named is the company itself. */
function parentOf(
  known: KnownDepartments,
  file: ReadonlyMap<string, Named>,
  typed: string | undefined,
): string | FieldIssue {
  if (typed === undefined || typed === '') return rootDepartment;
  const code = typed.normalize('NFKC').toUpperCase();
  const ofFile = file.get(code) ?? (known.byCode.has(code) ? undefined : file.get(`name:${nameKey(typed)}`));
  if (ofFile) return ofFile.code;
  const found = departmentOf(known, 'parentDepartmentCode', typed);
  return 'issue' in found ? found.issue : found.departmentCode;
}

/** Steps from the nearest department that exists; undefined where the way goes in a circle. */
function depthOf(
  file: ReadonlyMap<string, Named>,
  parents: ReadonlyMap<string, string>,
  code: string,
): number | undefined {
  const seen = new Set<string>();
  let at: string | undefined = code;
  while (at !== undefined && file.has(at)) {
    if (seen.has(at)) return undefined;
    seen.add(at);
    at = parents.get(at);
  }
  return seen.size;
}

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

/** Departments with their parents in the same file, in any order. */
export const departmentsKind: ImportKind = {
  kind: 'departments',
  place: 110,
  permission: 'departments.create',
  operation: 'create-department',
  items,
  isWhole: true,
  async plan(ask, lines) {
    const known = await knownDepartments(ask);
    const file = namedInFile(ask);
    for (const line of lines) {
      const code = (cellOf(line, 'departmentCode') ?? '').normalize('NFKC').toUpperCase();
      if (code === '') continue;
      const named = { code, parent: cellOf(line, 'parentDepartmentCode') ?? '' };
      if (!file.has(code)) file.set(code, named);
      const name = `name:${nameKey(cellOf(line, 'departmentName') ?? '')}`;
      if (!file.has(name)) file.set(name, named);
    }
    const parents = new Map<string, string>();
    for (const [key, { code, parent }] of file) {
      const found = key.startsWith('name:') ? '' : parentOf(known, file, parent);
      if (typeof found === 'string' && found !== '') parents.set(code, found);
    }
    return lines.map((line) => {
      const departmentCode = (cellOf(line, 'departmentCode') ?? '').normalize('NFKC').toUpperCase();
      const departmentName = cellOf(line, 'departmentName') ?? known.byCode.get(departmentCode)?.departmentName ?? '';
      const typed = cellOf(line, 'parentDepartmentCode');
      const parent = parentOf(known, file, typed);
      const depth = depthOf(file, parents, departmentCode);
      const issues = [
        ...(departmentCode === '' ? [issue('departmentCode', 'MB_M_REQUIRED')] : []),
        ...(departmentName === '' ? [issue('departmentName', 'MB_M_REQUIRED')] : []),
        ...(typeof parent === 'string' ? [] : [parent]),
        ...(depth === undefined ? [issue('parentDepartmentCode', 'MB921')] : []),
      ];
      if (issues.length > 0 || typeof parent !== 'string' || depth === undefined) return refused(line, { issues });
      return planOne(ask, line, known, {
        departmentCode,
        departmentName,
        englishDepartmentName: cellOf(line, 'englishDepartmentName'),
        parentDepartmentCode: typed === undefined ? undefined : parent,
        depth,
      });
    });
  },
};
