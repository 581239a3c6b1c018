import { changeApprovalSettings } from '@madang/contract/workplace/approvals/routes.ts';
import { approvalLimits } from '@madang/contract/workplace/approvals/limits.ts';
import { type ApprovalSettings, approvalSettings, documentOwners } from '@madang/contract/workplace/approvals/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { useEditConflict, useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import type { FieldValues } from '../../../../kernel/forms/form-values.ts';
import { useForm } from '../../../../kernel/form.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { Card, Section, Stack } from '../../../../ui/parts/card.tsx';
import { Columns } from '../../../../ui/parts/columns.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { HeldOperations } from '../parts/held-operations.tsx';
import { useReread, useSettings } from '../api.ts';
import { areSame } from '../settings-form.ts';
import { useText } from '../texts.ts';
import styles from './approvals.module.css';

/** Shows the company's approval configuration, created in its set-up, to read and change. */
export function ApprovalsPage() {
  const t = useText();
  const language = useLanguage();
  const asked = useSettings();
  const [loaded, load] = useLoadedAnew(useReread());
  usePageTitle(t('title'));
  return (
    <SectionPage title={t('title')} lead={t('lead')}>
      <Listed query={asked}>
        {({ settings, defaults, changedAt }) => (
          <Card>
            <Stack>
              <p>
                {changedAt === null || areSame(settings, defaults)
                  ? t('byDefault')
                  : t('changedAt', { date: formatDate(changedAt, language, 'dateTime') })}
              </p>
              <SettingsForm key={loaded} {...{ settings, defaults, load }} />
            </Stack>
          </Card>
        )}
      </Listed>
      <HeldOperations />
    </SectionPage>
  );
}

const others = { min: 0, max: approvalLimits.others };
const ranges = {
  maxApprovers: { min: 1, max: approvalLimits.approvers },
  maxAgreers: others,
  maxReferees: others,
  maxReceivers: others,
};
const limits = ['maxApprovers', 'maxAgreers', 'maxReferees', 'maxReceivers'] as const;

interface SettingsFormProps {
  readonly settings: ApprovalSettings;
  readonly defaults: ApprovalSettings;
  readonly load: () => Promise<void>;
}

function SettingsForm({ settings, defaults, load }: SettingsFormProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  // What the form shows: it stays there once it was saved.
  const [expected, setExpected] = useState(settings);
  const initial: FieldValues<ApprovalSettings> = expected;
  const form = useForm({
    schema: approvalSettings,
    initial,
    refusals: useEditConflict(load),
    submit: async (body) => {
      await call(changeApprovalSettings, { body: { ...body, expected } });
      setExpected(body);
      notices.toast(t('saved'));
      await reread();
    },
  });
  const owner = form.field('documentOwner');
  const standard = (value: number) => t('standard', { value });
  const limitHelp = (name: (typeof limits)[number]) =>
    name === 'maxApprovers' ? standard(defaults[name]) : t('standardOrNone', { value: defaults[name] });
  const takeDefaults = () => {
    for (const [name, value] of Object.entries(defaults)) form.set(name as keyof ApprovalSettings, value as never);
  };
  return (
    <form className={styles['form']} data-holds-foot {...form.formProps}>
      <Stack>
        <Section title={t('documents')}>
          <NumberField
            {...form.field('keptDays')}
            min={1}
            max={approvalLimits.keptDays}
            help={standard(defaults.keptDays)}
          />
          <SelectField
            {...owner}
            options={documentOwners.map((value) => ({ value, label: t(`owners.${value}`) }))}
            onChange={(value) => owner.onChange(value === 'department' ? 'department' : 'company')}
          />
        </Section>
        <Section title={t('lines')}>
          <Columns>
            {limits.map((name) => (
              <NumberField key={name} {...form.field(name)} {...ranges[name]} help={limitHelp(name)} />
            ))}
          </Columns>
          <CheckField {...form.field('allowsDelegation')} />
          <CheckField {...form.field('allowsLaterApproval')} />
        </Section>
        <FormActions submit={t('save')} busy={form.busy} onCancel={takeDefaults} cancel={t('takeDefaults')} />
      </Stack>
    </form>
  );
}
