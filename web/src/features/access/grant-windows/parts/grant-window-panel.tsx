import {
  changeGrantWindow,
  createGrantWindow,
  deleteGrantWindow,
  type GrantWindowRow,
} from '@madang/contract/access/grant-windows/routes.ts';
import { type GrantWindowInput, grantWindowInput } from '@madang/contract/access/grant-windows/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import type { FieldValues } from '../../../../kernel/forms/form-values.ts';
import { useEditConflict, useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { WeekField } from './week-field.tsx';

interface PanelProps {
  /** Absent: a new one. */
  readonly row?: GrantWindowRow;
  readonly onClose: () => void;
}

const empty: FieldValues<GrantWindowInput> = {
  grantWindowName: '',
  weekly: [0, 1, 2, 3, 4].map((day) => ({ from: day * 1_440 + 540, to: day * 1_440 + 1_080 })),
  zone: '',
  closesOnDaysOff: false,
};

function inputOf({
  grantWindowId: _id,
  isOpen: _open,
  grantCount: _count,
  ...input
}: GrantWindowRow): GrantWindowInput {
  return input;
}

/** The zone of the reader's clock, which most companies are in. */
function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone.includes('/') ? timeZone : 'GMT+9';
}

/** A grant window, new or to be changed. */
export function GrantWindowPanel({ row, onClose }: PanelProps) {
  const t = useText();
  const [loaded, load] = useLoadedAnew(useReread());
  return (
    <SidePanel title={row?.grantWindowName ?? t('add')} onClose={onClose} beginsAtField={!row}>
      <GrantWindowForm key={loaded} {...{ load, onClose }} {...(row && { row })} />
    </SidePanel>
  );
}

function GrantWindowForm({ row, load, onClose }: PanelProps & { readonly load: () => Promise<void> }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  // What the form began with: a change by another administrator in between is not overwritten.
  const [expected] = useState(() => row && inputOf(row));
  const form = useForm({
    schema: grantWindowInput,
    initial: expected ?? { ...empty, zone: ownZone() },
    refusals: useEditConflict(load),
    submit: async (body) => {
      if (row)
        await call(changeGrantWindow, { params: { grantWindowId: row.grantWindowId }, body: { ...body, expected } });
      else await call(createGrantWindow, { body });
      await reread();
      notices.toast(t('saved', { name: body.grantWindowName }));
      onClose();
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <TextField {...form.field('grantWindowName')} spellCheck />
        <WeekField field={form.field('weekly')} />
        <TextField {...form.field('zone')} placeholder="GMT+9" help={t('zoneHelp')} />
        <CheckField {...form.field('closesOnDaysOff')} help={t('daysOffHelp')} />
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose}>
          {row && (
            <DeleteButton
              label={t('delete')}
              done={t('deleted', { name: row.grantWindowName })}
              remove={() => sendChange(deleteGrantWindow, { params: { grantWindowId: row.grantWindowId } })}
              onGone={onClose}
              reread={reread}
            />
          )}
        </FormActions>
      </Stack>
    </form>
  );
}
