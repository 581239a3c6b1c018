import type { JobLists } from '@madang/contract/people/people/routes.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import { emblemNameFor } from '@madang/contract/people/emblems/marks.ts';
import {
  type LeaveKind,
  leaveKinds,
  type RetirementReason,
  retirementReasons,
  type SuspensionReason,
  suspensionReasons,
} from '@madang/contract/people/employment/kinds.ts';
import type { EmployeeActKind } from '@madang/contract/people/selections/acts.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { todayHere } from '../../../../ui/dates/days.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { takeFocusAtField } from '../../../../ui/take-focus.ts';
import { DepartmentField } from '../../../organisation/departments/index.ts';
import { LeaveEndFields, ReasonFields, SuspendEndFields } from '../../employment/index.ts';
import { useEmblems } from '../../emblems/index.ts';
import { useText } from './texts.ts';
import { jobListsQuery } from '../api.ts';
import { useJobNames } from '../job-lists.ts';
import { takenAway } from './act-form.ts';
import type { ActForm } from './act-popup.tsx';

interface ActValueProps {
  readonly kind: EmployeeActKind;
  readonly form: ActForm;
  readonly jobLists: JobLists;
}

/** Choices of why an act is done, or of its kind. */
const reasonsOf: Partial<Record<EmployeeActKind, readonly (RetirementReason | SuspensionReason | LeaveKind)[]>> = {
  retireEmployees: retirementReasons,
  suspendEmployees: suspensionReasons,
  putEmployeesOnLeave: leaveKinds,
};

/** The value that people get by an act, or its reason. */
export function ActValue(props: ActValueProps) {
  const { kind, form } = props;
  const t = useText();
  if (kind === 'moveEmployees') {
    const label = t('value.department');
    return (
      <Suspense fallback={<Skeleton lines={2} label={label} />}>
        {/* It comes after the popup has taken the focus. */}
        <div ref={takeFocusAtField}>
          <DepartmentField field={{ ...form.field('act.departmentCode'), required: true }} label={label} />
        </div>
      </Suspense>
    );
  }
  if (kind === 'setJobRank' || kind === 'setJobTitle') return <ListValue {...props} isRank={kind === 'setJobRank'} />;
  if (kind === 'grantEmblem' || kind === 'takeBackEmblem') return <EmblemValue form={form} />;
  return (
    <>
      <Callout tone="info">
        <p>{t(`about.${kind}`)}</p>
      </Callout>
      {reasonsOf[kind] && (
        <ReasonFields
          reasons={reasonsOf[kind]}
          reason={{ ...form.field('act.reason'), required: true }}
          note={form.field('act.note')}
        />
      )}
      {kind === 'putEmployeesOnLeave' && (
        <LeaveEndFields
          end={form.field('end')}
          day={form.field('day')}
          from={form.field('when').value === 'dated' ? form.field('on').value : todayHere()}
        />
      )}
      {kind === 'suspendEmployees' && (
        <SuspendEndFields end={form.field('end')} day={form.field('day')} time={form.field('time')} />
      )}
    </>
  );
}

/** An emblem of the company to choose. */
function EmblemValue({ form }: Pick<ActValueProps, 'form'>) {
  const t = useText();
  const language = useLanguage();
  const { data } = useEmblems();
  if (data?.items.length === 0) {
    return (
      <Callout tone="info">
        <p>{t('value.noEmblems')}</p>
      </Callout>
    );
  }
  return (
    <SelectField
      {...form.field('act.emblemId')}
      label={t('value.emblem')}
      placeholder={t('value.choose')}
      required
      options={(data?.items ?? []).map((each) => ({ value: each.emblemId, label: emblemNameFor(each, language) }))}
    />
  );
}

/** A rank or title to choose, or none, which takes away what people have. */
function ListValue({ form, jobLists, isRank }: ActValueProps & { readonly isRank: boolean }) {
  const t = useText();
  const language = useLanguage();
  const names = useJobNames(jobLists);
  const { data } = useQuery(jobListsQuery);
  const entries = (isRank ? data?.ranks : data?.titles) ?? [];
  return (
    <SelectField
      {...form.field(isRank ? 'act.jobRankCode' : 'act.jobTitleCode')}
      label={t(isRank ? 'value.rank' : 'value.title', { list: (isRank ? names.rank : names.title) ?? '' })}
      placeholder={t('value.choose')}
      required
      options={[
        ...entries.map((entry) => ({ value: entry.jobRankCode, label: jobRankNameFor(entry, language) })),
        { value: takenAway, label: t('value.none') },
      ]}
    />
  );
}
