import type { JobLists } from '@madang/contract/people/people/routes.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import type { JobRank } from '@madang/contract/organisation/job-ranks/routes.ts';
import { useQuery } from '@tanstack/react-query';
import type { FieldBinding } from '../../../../../kernel/form.ts';
import { useLanguage } from '../../../../../kernel/use-texts.ts';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { Columns } from '../../../../../ui/parts/columns.tsx';
import { jobListsQuery } from '../../api.ts';
import { useJobNames } from '../../job-lists.ts';
import { useText } from '../../texts.ts';

interface JobFieldsProps {
  readonly jobLists: JobLists;
  /** Absent: not asked for. */
  readonly rank?: FieldBinding<string>;
  readonly title?: FieldBinding<string>;
  /** Job rank and title that the person has, shown before the lists are loaded. */
  readonly had?: readonly (JobRank | null)[];
}

/** Job rank and job title to choose, each unless the company hides it. */
export function JobFields({ jobLists, rank, title, had = [] }: JobFieldsProps) {
  const names = useJobNames(jobLists);
  const { data } = useQuery(jobListsQuery);
  return (
    <Columns>
      {rank && names.rank !== undefined && (
        <JobField field={rank} label={names.rank} entries={data?.ranks ?? known(had[0])} />
      )}
      {title && names.title !== undefined && (
        <JobField field={title} label={names.title} entries={data?.titles ?? known(had[1])} />
      )}
    </Columns>
  );
}

interface JobFieldProps {
  readonly field: FieldBinding<string>;
  readonly label: string;
  readonly entries: readonly JobRank[];
}

function JobField({ field, label, entries }: JobFieldProps) {
  const t = useText();
  const language = useLanguage();
  const options = entries.map((entry) => ({ value: entry.jobRankCode, label: jobRankNameFor(entry, language) }));
  return <SelectField {...field} label={label} options={[{ value: '', label: t('none') }, ...options]} />;
}

function known(entry: JobRank | null | undefined): readonly JobRank[] {
  return entry ? [entry] : [];
}
