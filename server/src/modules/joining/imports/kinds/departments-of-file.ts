import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import type { ImportLine } from '../../../../platform/import-kind.ts';
import { departmentOf, type KnownDepartments, nameKey } from './departments-known.ts';
import { freeCodes } from './free-codes.ts';
import { cellOf, issue } from './reading.ts';

/** Departments of a file and of the company, as the rows of the file name each other. */
export interface FileDepartments {
  /** The code of a line: typed, of the department that it names, or a free one; '' where it names none. */
  readonly codeOf: (line: ImportLine) => string | FieldIssue;
  readonly parentOf: (typed: string | undefined) => string | FieldIssue;
  /** Steps from the nearest department that exists; undefined where the way goes in a circle. */
  readonly depthOf: (code: string) => number | undefined;
}

const typedCode = (line: ImportLine) => (cellOf(line, 'departmentCode') ?? '').normalize('NFKC').toUpperCase();
const parentCell = (line: ImportLine) => cellOf(line, 'parentDepartmentCode');

export function departmentsOfFile(known: KnownDepartments, lines: readonly ImportLine[]): FileDepartments {
  const codes = codesOf(known, lines);
  const names = namesOf(known, lines, codes);
  const own = new Set([...codes.values()].filter((code) => typeof code === 'string'));
  const parentOf = (typed: string | undefined) => parentIn({ known, names, own }, typed);
  const parents = new Map<string, string>();
  for (const line of lines) {
    const code = codes.get(line.line);
    const parent = parentOf(parentCell(line));
    if (typeof code === 'string' && typeof parent === 'string' && !parents.has(code)) parents.set(code, parent);
  }
  return { codeOf: ({ line }) => codes.get(line) ?? '', parentOf, depthOf: (code) => depthIn(parents, code) };
}

/** Gives each line its code: of lines without one, that of the department they name, or a proposed one. */
function codesOf(known: KnownDepartments, lines: readonly ImportLine[]): Map<number, string | FieldIssue> {
  const free = freeCodes(new Set([...known.byCode.keys(), ...lines.map(typedCode)]));
  const proposed = new Map<string, string>();
  return new Map(
    lines.map((line) => {
      const code = typedCode(line);
      const name = cellOf(line, 'departmentName') ?? '';
      if (code !== '' || name === '') return [line.line, code];
      const present = presentOf(known, line, name);
      if (present !== undefined) return [line.line, present];
      // The same name under the same parent is the same department.
      const key = JSON.stringify([nameKey(parentCell(line) ?? ''), nameKey(name)]);
      const found = proposed.get(key) ?? free();
      proposed.set(key, found);
      return [line.line, found];
    }),
  );
}

/** The department of the company that a line without a code names: under its parent, or anywhere where the file has no parents. */
function presentOf(known: KnownDepartments, line: ImportLine, name: string): string | FieldIssue | undefined {
  const named = known.byName.get(nameKey(name)) ?? [];
  const typed = parentCell(line);
  const above = typed === undefined || typed === '' ? undefined : departmentOf(known, 'parentDepartmentCode', typed);
  if (above && 'issue' in above) return undefined;
  const hasParents = line.values['parentDepartmentCode'] !== undefined;
  const parent = above?.departmentCode ?? (hasParents ? rootDepartment : undefined);
  const found = named.filter(
    (code) =>
      parent === undefined ||
      known.byCode.get(code)?.parentDepartmentCode === parent ||
      (!above && code === rootDepartment),
  );
  return found.length > 1 ? issue('departmentName', 'MB916') : found[0];
}

/** The codes of the file by the names of its departments. */
function namesOf(
  known: KnownDepartments,
  lines: readonly ImportLine[],
  codes: ReadonlyMap<number, string | FieldIssue>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const line of lines) {
    const code = codes.get(line.line);
    if (typeof code !== 'string' || code === '') continue;
    const key = nameKey(cellOf(line, 'departmentName') ?? known.byCode.get(code)?.departmentName ?? '');
    names.set(key, (names.get(key) ?? new Set()).add(code));
  }
  return names;
}

interface Named {
  readonly known: KnownDepartments;
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
  /** Codes of the file. */
  readonly own: ReadonlySet<string>;
}

/** Finds a parent among the file's departments and the company's; none named is the company itself. */
function parentIn({ known, names, own }: Named, typed: string | undefined): string | FieldIssue {
  if (typed === undefined || typed === '') return rootDepartment;
  const code = typed.normalize('NFKC').toUpperCase();
  if (own.has(code) || known.byCode.has(code)) return code;
  const key = nameKey(typed);
  // A department that the file has goes by its name there.
  const others = (known.byName.get(key) ?? []).filter((each) => !own.has(each));
  const named = [...new Set([...(names.get(key) ?? []), ...others])];
  const found = named.length > 1 ? named.filter((each) => each !== rootDepartment) : named;
  if (found.length > 1) return issue('parentDepartmentCode', 'MB916');
  if (found[0] !== undefined) return found[0];
  const elsewhere = departmentOf(known, 'parentDepartmentCode', typed);
  return 'issue' in elsewhere ? elsewhere.issue : elsewhere.departmentCode;
}

function depthIn(parents: ReadonlyMap<string, string>, code: string): number | undefined {
  const seen = new Set<string>();
  let at: string | undefined = code;
  while (at !== undefined && at !== rootDepartment && parents.has(at)) {
    if (seen.has(at)) return undefined;
    seen.add(at);
    at = parents.get(at);
  }
  return seen.size;
}
