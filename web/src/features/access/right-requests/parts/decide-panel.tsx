import {
  approveRightRequest,
  refuseRightRequest,
  type RightRequestRow,
} from '@madang/contract/access/right-requests/routes.ts';
import { rightRefusal } from '@madang/contract/access/right-requests/rules.ts';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Actions, Facts, Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useReread } from '../api.ts';
import { useRightWords } from '../right-words.ts';
import { useText } from '../texts.ts';

interface DecidePanelProps {
  readonly row: RightRequestRow;
  readonly onClose: () => void;
}

/** MEM-10: one request, with what decides it. */
export function DecidePanel({ row, onClose }: DecidePanelProps) {
  const t = useText();
  const words = useRightWords();
  const shownName = useShownName();
  const [isRefusing, setRefusing] = useState(false);
  return (
    <SidePanel title={shownName(row.person)} onClose={onClose}>
      <Stack>
        <Facts
          facts={[
            [t('what'), words.what(row)],
            [t('where'), words.where(row)],
            [t('hours'), words.hours(row)],
            [t('reason'), row.reason],
            [t('when'), words.asked(row)],
            [t('state'), words.state(row)],
            ...(row.decidedBy ? ([[t('decidedBy'), shownName(row.decidedBy)]] as const) : []),
            ...(row.answer === '' ? [] : ([[t('answer'), row.answer]] as const)),
          ]}
        />
        {can(row, 'decide') && !isRefusing && (
          <Decision row={row} onClose={onClose} onRefuse={() => setRefusing(true)} />
        )}
        {isRefusing && <Refusal row={row} onClose={onClose} onCancel={() => setRefusing(false)} />}
      </Stack>
    </SidePanel>
  );
}

function Decision({ row, onClose, onRefuse }: DecidePanelProps & { readonly onRefuse: () => void }) {
  const t = useText();
  const notices = useNotices();
  const undoable = useUndoable();
  const reread = useReread();
  const [isBusy, setBusy] = useState(false);
  const approve = async () => {
    setBusy(true);
    try {
      const changed = await sendChange(approveRightRequest, { params: { requestId: row.requestId }, body: {} });
      undoable(t('approved'), changed, reread);
      onClose();
    } catch (thrown) {
      await notices.showError(thrown);
      setBusy(false);
    }
    await reread();
  };
  return (
    <Actions>
      <Button variant="primary" busy={isBusy} onClick={() => void approve()}>
        {t('approve')}
      </Button>
      <Button onClick={onRefuse}>{t('refuse')}</Button>
    </Actions>
  );
}

function Refusal({ row, onClose, onCancel }: DecidePanelProps & { readonly onCancel: () => void }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const form = useForm({
    schema: rightRefusal,
    initial: { reason: '' },
    submit: async (body) => {
      await sendChange(refuseRightRequest, { params: { requestId: row.requestId }, body });
      notices.toast(t('refused'));
      await reread();
      onClose();
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <TextField {...form.field('reason')} label={t('answer')} />
        <FormActions submit={t('refuse')} busy={form.busy} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
