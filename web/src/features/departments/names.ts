import { type Language, readsKorean } from '@madang/contract/kernel/languages.ts';

interface Named {
  readonly departmentName: string;
  readonly englishDepartmentName: string;
}

/** A department's name for a reader: Korean for those who read it, the English one for all others. */
export function nameFor({ departmentName, englishDepartmentName }: Named, language: Language): string {
  return readsKorean(language) ? departmentName : englishDepartmentName || departmentName;
}

/** The way to a department in one line, the department itself left out. */
export function pathText(path: readonly Named[], language: Language): string {
  return path
    .slice(0, -1)
    .map((step) => nameFor(step, language))
    .join(' › ');
}
