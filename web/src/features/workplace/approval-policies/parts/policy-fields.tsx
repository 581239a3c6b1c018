import { approvalPolicyLimits } from '@madang/contract/workplace/approval-policies/limits.ts';
import { type ApprovalPolicyInput, documentKinds } from '@madang/contract/workplace/approval-policies/rules.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import type { FieldBinding, FormOf } from '../../../../kernel/form.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { todayHere } from '../../../../ui/dates/days.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Section } from '../../../../ui/parts/card.tsx';
import { Columns } from '../../../../ui/parts/columns.tsx';
import { DepartmentField } from '../../../organisation/departments/index.ts';
import { useJobs } from '../api.ts';
import { useText } from '../texts.ts';
import type { ReadPolicy } from './policy-page.tsx';

interface FieldsProps {
  readonly form: FormOf<ApprovalPolicyInput>;
  readonly policy: ReadPolicy | undefined;
}

/** Names, day and conditions of a policy. */
export function PolicyFields({ form, policy }: FieldsProps) {
  const t = useText();
  const activeFrom = form.field('activeFrom');
  return (
    <>
      <TextField {...form.field('approvalPolicyName')} spellCheck />
      <TextField {...form.field('englishApprovalPolicyName')} lang="en" spellCheck />
      <CheckField {...form.field('isPolicyActive')} />
      <DateField
        {...activeFrom}
        value={activeFrom.value ?? ''}
        onChange={(day) => activeFrom.onChange(day === '' ? null : day)}
        min={todayHere()}
        help={t('help.activeFrom')}
      />
      <Section title={t('sections.conditions')} help={t('sections.conditionsHelp')}>
        <Conditions form={form} policy={policy} />
      </Section>
    </>
  );
}

function Conditions({ form, policy }: FieldsProps) {
  const t = useText();
  const nameOf = useThingName();
  const { data: jobs } = useJobs();
  const kind = form.field('documentKind');
  const department = form.field('coveredDepartmentCode');
  const rank = form.field('coveredJobRankCode');
  const present = policy?.coveredDepartment;
  const ranks = (jobs?.jobRank ?? []).map((job) => ({
    value: job.jobRankCode,
    label: nameOf({ name: job.jobRankName, englishName: job.englishJobRankName }),
  }));
  const isGone = rank.value !== '' && jobs !== undefined && !ranks.some(({ value }) => value === rank.value);
  return (
    <>
      <SelectField
        {...kind}
        value={kind.value ?? ''}
        options={[
          { value: '', label: t('any.kind') },
          ...documentKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
        onChange={(value) => kind.onChange(documentKinds.find((each) => each === value) ?? null)}
      />
      <DepartmentField
        key={department.value === '' ? 'any' : 'one'}
        field={{ ...department, help: t('help.department') }}
        label={fieldText('coveredDepartmentCode')}
        present={present ? { value: present.code, label: nameOf(present) } : undefined}
      />
      {department.value !== '' && (
        <div>
          <Button small onClick={() => department.onChange('')}>
            {t('any.department')}
          </Button>
        </div>
      )}
      <SelectField
        {...rank}
        options={[
          { value: '', label: t('any.rank') },
          ...ranks,
          ...(isGone ? [{ value: rank.value, label: rank.value }] : []),
        ]}
      />
      <Columns>
        <AmountField field={form.field('amountFrom')} none={t('help.noLeast')} />
        <AmountField field={form.field('amountTo')} none={t('help.noMost')} />
      </Columns>
    </>
  );
}

interface AmountProps {
  readonly field: FieldBinding<number | null>;
  /** Said while nothing is typed. */
  readonly none: string;
}

/** An amount, written out under the field, for long numbers are misread. */
export function AmountField({ field, none }: AmountProps) {
  const language = useLanguage();
  return (
    <NumberField
      {...field}
      value={field.value ?? undefined}
      min={0}
      max={approvalPolicyLimits.amount}
      help={field.value === null ? none : formatNumber(field.value, language)}
      onChange={(value) => field.onChange(value ?? null)}
    />
  );
}
