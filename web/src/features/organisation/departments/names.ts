import { departmentNameFor, type NamedDepartment } from '@madang/contract/organisation/departments/names.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';

export { departmentNameFor as nameFor } from '@madang/contract/organisation/departments/names.ts';

/** The way to a department in one line, the department itself left out. */
export function pathText(path: readonly NamedDepartment[], language: Language): string {
  return path
    .slice(0, -1)
    .map((step) => departmentNameFor(step, language))
    .join(' › ');
}
