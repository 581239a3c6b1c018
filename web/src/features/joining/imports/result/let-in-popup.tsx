import { changeImportLetIn } from '@madang/contract/joining/imports/let-in-routes.ts';
import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { isDay } from '../../../../ui/dates/days.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { rereadImportOf } from '../api.ts';
import { type LetIn, LetInFields } from '../beside/let-in.tsx';
import { useText } from '../texts.ts';

interface LetInPopupProps {
  readonly detail: ImportDetail;
  readonly onClose: () => void;
}

/** USR-10: another way in for the people of an import, or another day, until it happens. */
export function LetInPopup({ detail, onClose }: LetInPopupProps) {
  const t = useText();
  const notices = useNotices();
  const queries = useQueryClient();
  const [expected] = useState(detail.letIn?.way ?? 'nothing');
  const [value, setValue] = useState<LetIn>({ way: expected, on: detail.letIn?.on ?? '' });
  const [busy, setBusy] = useState(false);
  const { importId } = detail;
  const lacksDay = value.way === 'onDay' && !isDay(value.on);
  const save = async () => {
    setBusy(true);
    try {
      const letIn = { way: value.way, on: value.way === 'onDay' ? value.on : null };
      await call(changeImportLetIn, { params: { importId }, body: { letIn, expected } });
      notices.toast(t('letIn.changed'));
      onClose();
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      await rereadImportOf(queries, importId);
      setBusy(false);
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !lacksDay) void save();
  };
  return (
    <Popup title={t('letIn.change')} onClose={onClose}>
      <form onSubmit={send}>
        <Stack>
          <p>{t('letIn.changeText')}</p>
          <LetInFields detail={detail} value={value} onChange={setValue} />
          <FormActions
            submit={t('letIn.save')}
            busy={busy}
            disabledReason={lacksDay ? t('apply.day') : undefined}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Popup>
  );
}
