import {
  type ApprovalPolicyInput,
  type ApprovalStep,
  byJob,
  stepRules,
  stepSources,
} from '@madang/contract/workplace/approval-policies/rules.ts';
import type { StepPerson } from '@madang/contract/workplace/approval-policies/routes.ts';
import type { FormOf } from '../../../../kernel/form.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Columns } from '../../../../ui/parts/columns.tsx';
import { DeleteIcon } from '../../../../ui/sections/icons.tsx';
import { Movers } from '../../../../ui/sections/movers.tsx';
import { useJobs } from '../api.ts';
import { useText } from '../texts.ts';
import { StepPeople } from './step-people.tsx';
import styles from './steps-field.module.css';

interface StepProps {
  readonly form: FormOf<ApprovalPolicyInput>;
  readonly place: number;
  readonly count: number;
  readonly people: ReadonlyMap<string, StepPerson>;
  readonly onFound: (person: StepPerson) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One step: the source of its approvers with its people or job, and how many of them decide. */
export function StepFields({ form, place, count, people, onFound, onMove, onRemove }: StepProps) {
  const t = useText();
  const step = form.values.approvalSteps[place];
  if (!step) return null;
  const name = t('step.name', { number: place + 1 });
  const source = form.field(`approvalSteps.${place}.source`);
  const rule = form.field(`approvalSteps.${place}.rule`);
  return (
    <li className={styles['step']} aria-label={name}>
      <div className={styles['head']}>
        <strong>{name}</strong>
        <span className={styles['acts']}>
          <Movers name={name} isFirst={place === 0} isLast={place === count - 1} onMove={onMove} />
          <IconButton
            icon={DeleteIcon}
            label={t('step.remove', { number: place + 1 })}
            aria-disabled={count === 1 || undefined}
            onClick={() => count > 1 && onRemove()}
          />
        </span>
      </div>
      <Columns>
        <SelectField
          {...source}
          label={t('step.source')}
          options={stepSources.map((value) => ({ value, label: t(`sources.${value}`) }))}
          onChange={(value) => source.onChange(stepSources.find((each) => each === value) ?? 'departmentHead')}
        />
        <SelectField
          {...rule}
          label={t('step.rule')}
          options={stepRules.map((value) => ({ value, label: t(`rules.${value}`) }))}
          onChange={(value) => rule.onChange(value === 'all' ? 'all' : 'one')}
        />
      </Columns>
      {step.source === 'person' && (
        <StepPeople field={form.field(`approvalSteps.${place}.personIds`)} people={people} onFound={onFound} />
      )}
      {byJob(step.source) && <JobField form={form} place={place} step={step} />}
    </li>
  );
}

function JobField({ form, place, step }: Pick<StepProps, 'form' | 'place'> & { readonly step: ApprovalStep }) {
  const t = useText();
  const nameOf = useThingName();
  const { data: jobs } = useJobs();
  const field = form.field(`approvalSteps.${place}.jobCode`);
  const list = step.source === 'jobTitle' ? 'jobTitle' : 'jobRank';
  const options = (jobs?.[list] ?? []).map((job) => ({
    value: job.jobRankCode,
    label: nameOf({ name: job.jobRankName, englishName: job.englishJobRankName }),
  }));
  const isKnown = options.some(({ value }) => value === field.value);
  return (
    <SelectField
      {...field}
      label={t(`sources.${list}`)}
      placeholder={t('step.choose')}
      help={t('help.job')}
      options={isKnown || field.value === '' ? options : [...options, { value: field.value, label: field.value }]}
    />
  );
}
