import { companyRecord } from '@madang/contract/ground/companies/record.ts';
import { changeCompanyRecord } from '@madang/contract/ground/companies/routes.ts';
import { useMemo, useState } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { allZoneChoices } from '../../countries/index.ts';
import type { CompanyRecordAnswer } from '../api.ts';
import { useText } from '../texts.ts';

interface RecordFormProps {
  readonly record: CompanyRecordAnswer;
  readonly load: () => Promise<void>;
}

/** Names, time zone and phone of the company. */
export function RecordForm({ record, load }: RecordFormProps) {
  const t = useText();
  const language = useLanguage();
  const undoable = useUndoable();
  const [expected] = useState(() => {
    const { companyName, englishCompanyName, timeZone, companyPhone } = record;
    return { companyName, englishCompanyName, timeZone, companyPhone };
  });
  const zones = useMemo(() => allZoneChoices([expected.timeZone], language), [expected.timeZone, language]);
  const form = useForm({
    schema: companyRecord,
    initial: expected,
    refusals: useEditConflict(load),
    submit: async (body) => {
      const changed = await sendChange(changeCompanyRecord, { body: { ...body, expected } });
      await load();
      undoable(t('record.saved'), changed, load);
    },
  });
  return (
    <form {...form.formProps}>
      <Section title={t('record.title')} help={t('record.text')}>
        <Stack>
          <Facts
            facts={[
              [t('record.code'), record.companyCode],
              [t('record.type'), t(`record.types.${record.companyType}`)],
              [t('record.since'), formatDate(record.createdAt, language)],
            ]}
          />
          <TextField {...form.field('companyName')} autoComplete="organization" />
          <TextField
            {...form.field('englishCompanyName')}
            lang="en"
            autoComplete="off"
            placeholder={form.values.companyName}
          />
          <SearchField {...form.field('timeZone')} options={zones} />
          <TextField
            {...form.field('companyPhone')}
            type="tel"
            lang="en"
            autoComplete="off"
            help={t('record.phoneHelp')}
          />
          {record.can.includes('change') && (
            <FormActions submit={t('save')} busy={form.busy} onCancel={() => void load()} />
          )}
        </Stack>
      </Section>
    </form>
  );
}
