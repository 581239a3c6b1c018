import {
  type AnniversaryRow,
  changeAnniversary,
  createAnniversary,
  deleteAnniversary,
} from '@madang/contract/anniversaries/routes.ts';
import { recurrenceEnds } from '@madang/contract/anniversaries/dates.ts';
import { call } from '../../../kernel/call.ts';
import { thrownText } from '../../../kernel/error-texts.ts';
import { useForm } from '../../../kernel/form.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import { DeleteIcon } from '../../../ui/rooms/icons.tsx';
import { SidePanel } from '../../../ui/rooms/side-panel.tsx';
import { anniversaryForm, emptyAnniversary, typedOf } from '../anniversary-form.ts';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { DayFields } from './day-fields.tsx';

interface AnniversaryPanelProps {
  /** Absent: a new one. */
  readonly anniversary?: AnniversaryRow;
  readonly onClose: () => void;
}

/** An anniversary, new or to be changed; while its day is typed the other calendar's is told. */
export function AnniversaryPanel({ anniversary, onClose }: AnniversaryPanelProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const form = useForm({
    schema: anniversaryForm,
    initial: anniversary ? typedOf(anniversary) : emptyAnniversary,
    submit: async (body) => {
      if (anniversary) await call(changeAnniversary, { params: { anniversaryId: anniversary.anniversaryId }, body });
      else await call(createAnniversary, { body });
      await reread();
      notices.toast(t('saved'));
      onClose();
    },
  });
  const { values } = form;
  const ends = form.field('ends');
  return (
    <SidePanel title={anniversary?.subject ?? t('add')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <DayFields form={form} />
          <TextField {...form.field('everyYears')} inputMode="numeric" />
          <SelectField
            {...ends}
            options={recurrenceEnds.map((value) => ({ value, label: t(`ends.${value}`) }))}
            onChange={(value) => ends.onChange(recurrenceEnds.find((each) => each === value) ?? 'never')}
          />
          {values.ends === 'times' && <TextField {...form.field('times')} inputMode="numeric" required />}
          {values.ends === 'until' && <TextField {...form.field('until')} type="date" required />}
          <Actions>
            <Button type="submit" look="primary" busy={form.busy}>
              {t('save')}
            </Button>
            {anniversary && <DeleteButton anniversary={anniversary} onDeleted={onClose} />}
          </Actions>
        </Stack>
      </form>
    </SidePanel>
  );
}

interface DeleteButtonProps {
  readonly anniversary: AnniversaryRow;
  readonly onDeleted: () => void;
}

function DeleteButton({ anniversary: { anniversaryId, subject }, onDeleted }: DeleteButtonProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const remove = async () => {
    if (!(await notices.confirm(t('deleteQuestion', { name: subject }), { ok: t('delete'), danger: true }))) return;
    try {
      await call(deleteAnniversary, { params: { anniversaryId } });
      notices.toast(t('deleted'));
      onDeleted();
    } catch (thrown) {
      await notices.alert(thrownText(thrown));
    }
    await reread();
  };
  return (
    <Button look="danger" icon={<DeleteIcon />} onClick={() => void remove()}>
      {t('delete')}
    </Button>
  );
}
