import type { JobLists } from '@madang/contract/people/routes.ts';
import type { FieldBinding } from '../../../kernel/form.ts';
import { DepartmentField } from './department-field.tsx';
import { JobFields } from './job-fields.tsx';

interface PlaceFieldsProps {
  readonly jobLists: JobLists;
  readonly department: FieldBinding<string>;
  readonly rank: FieldBinding<string>;
  readonly title: FieldBinding<string>;
}

/** Where somebody works and as what: department, job rank and job title. */
export function PlaceFields({ department, ...job }: PlaceFieldsProps) {
  return (
    <>
      <DepartmentField field={department} />
      <JobFields {...job} />
    </>
  );
}
