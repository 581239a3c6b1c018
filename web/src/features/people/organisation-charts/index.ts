/** Emblems beside the names of people, and their places. */
export const needs = ['emblems', 'locations'];
import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { chartKey, organisationQuery } from './api.ts';

/** The company's departments to choose one of. */
export { DepartmentPicker } from './parts/department-picker.tsx';

/** The tree of a list of departments, and the rows of it that are unfolded. */
export { chartOf } from './chart-rows.ts';
export { useOpenBranches } from './open-branches.ts';

/** Reads numbers and members of departments again after people moved. */
export function useRereadChart(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: chartKey });
}

/** The search of colleagues, for the portal's bar; it comes when something is searched for. */
export const loadColleagueSearch = () => import('./colleague-search.ts');

/** Returns a department's name once the chart is loaded. */
export function useDepartmentName(departmentCode: string): string | undefined {
  const language = useLanguage();
  const { data } = useQuery({ ...organisationQuery, enabled: departmentCode !== '' });
  const found = data?.items.find((each) => each.departmentCode === departmentCode);
  return found && departmentNameFor(found, language);
}
