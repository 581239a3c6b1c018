import type { JobLists } from '@madang/contract/people/people/routes.ts';
import type { JobRank } from '@madang/contract/organisation/job-ranks/routes.ts';
import type { FieldBinding } from '../../../../../kernel/form.ts';
import { Suspense } from 'react';
import { Skeleton } from '../../../../../ui/parts/states.tsx';
import { DepartmentField } from '../../../../organisation/departments/index.ts';
import { JobFields } from './job-fields.tsx';

interface PlaceFieldsProps {
  readonly jobLists: JobLists;
  readonly department: FieldBinding<string>;
  readonly rank: FieldBinding<string>;
  readonly title: FieldBinding<string>;
  /** Department that the person has, shown before the lists are loaded. */
  readonly present?: { readonly value: string; readonly label: string };
  readonly had?: readonly (JobRank | null)[];
}

/** Shows the fields of a person's place: department, job rank and job title. */
export function PlaceFields({ department, present, ...job }: PlaceFieldsProps) {
  return (
    <>
      <Suspense fallback={<Skeleton lines={2} label={department.label} />}>
        <DepartmentField field={department} present={present} />
      </Suspense>
      <JobFields {...job} />
    </>
  );
}
