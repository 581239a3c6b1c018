import { anniversaryLimits } from '@madang/contract/workplace/anniversaries/limits.ts';
import {
  type AnniversaryRow,
  changeAnniversary,
  createAnniversary,
  deleteAnniversary,
} from '@madang/contract/workplace/anniversaries/routes.ts';
import { recurrenceEnds } from '@madang/contract/workplace/anniversaries/dates.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useEditConflict, useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { useDone } from '../../../../ui/repeated/repeated.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { anniversaryForm, dayFields, emptyAnniversary, madeOf, typedOf } from '../anniversary-form.ts';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { DayFields } from './day-fields.tsx';

interface AnniversaryPanelProps {
  /** Absent: a new one. */
  readonly anniversary?: AnniversaryRow;
  readonly onClose: () => void;
}

/** An anniversary, new or to be changed; while its day is typed the other calendar's is shown. */
export function AnniversaryPanel({ anniversary, onClose }: AnniversaryPanelProps) {
  const t = useText();
  const [loaded, load] = useLoadedAnew(useReread());
  return (
    <SidePanel
      title={anniversary?.subject ?? t('add')}
      onClose={onClose}
      beginsAtField={!anniversary}
      repeats={!anniversary}
    >
      <AnniversaryForm key={loaded} {...{ load, onClose }} {...(anniversary && { anniversary })} />
    </SidePanel>
  );
}

type AnniversaryFormProps = AnniversaryPanelProps & { readonly load: () => Promise<void> };

function AnniversaryForm({ anniversary, load, onClose }: AnniversaryFormProps) {
  const t = useText();
  const notices = useNotices();
  const done = useDone();
  const reread = useReread();
  const [expected] = useState(() => anniversary && madeOf(anniversary));
  const form = useForm({
    schema: anniversaryForm,
    judgedTogether: dayFields,
    initial: expected ? typedOf(expected) : emptyAnniversary,
    refusals: useEditConflict(load),
    submit: async (body) => {
      const params = { anniversaryId: anniversary?.anniversaryId ?? '' };
      if (anniversary) await call(changeAnniversary, { params, body: { ...body, expected } });
      else await call(createAnniversary, { body });
      await reread();
      notices.toast(t('saved', { name: body.subject }));
      done(onClose);
    },
  });
  const { values } = form;
  const ends = form.field('ends');
  return (
    <form {...form.formProps}>
      <Stack>
        <DayFields form={form} />
        <NumberField {...form.field('everyYears')} min={1} max={anniversaryLimits.interval} />
        <SelectField
          {...ends}
          options={recurrenceEnds.map((value) => ({ value, label: t(`ends.${value}`) }))}
          onChange={(value) => ends.onChange(recurrenceEnds.find((each) => each === value) ?? 'never')}
        />
        {values.ends === 'times' && (
          <NumberField {...form.field('times')} min={1} max={anniversaryLimits.times} required />
        )}
        {values.ends === 'until' && <DateField {...form.field('until')} required />}
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose}>
          {anniversary && (
            <DeleteButton
              label={t('delete')}
              done={t('deleted', { name: anniversary.subject })}
              remove={() => sendChange(deleteAnniversary, { params: { anniversaryId: anniversary.anniversaryId } })}
              onGone={onClose}
              reread={reread}
            />
          )}
        </FormActions>
      </Stack>
    </form>
  );
}
