import type { JobListSettings } from '@madang/contract/organisation/job-ranks/routes.ts';
import { useState } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useEditConflict, useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { type JobListName, jobLists, useReread } from '../api.ts';
import { useText } from '../texts.ts';

interface ListPanelProps {
  readonly list: JobListName;
  readonly settings: JobListSettings;
  readonly onClose: () => void;
}

/** RNK-02: the company's own name for a list, and whether it is shown. */
export function ListPanel({ list, settings, onClose }: ListPanelProps) {
  const t = useText();
  const [loaded, load] = useLoadedAnew(useReread());
  return (
    <SidePanel title={t('settings')} onClose={onClose}>
      <ListForm key={loaded} {...{ list, settings, load, onClose }} />
    </SidePanel>
  );
}

type ListFormProps = ListPanelProps & { readonly load: () => Promise<void> };

function ListForm({ list, settings, load, onClose }: ListFormProps) {
  const t = useText();
  const undoable = useUndoable();
  const reread = useReread();
  const { settle } = jobLists[list];
  const [expected] = useState(settings);
  const form = useForm({
    schema: settle.body,
    initial: expected,
    refusals: useEditConflict(load),
    submit: async (body) => {
      const changed = await sendChange(settle, { body: { ...body, expected } });
      await reread();
      undoable(t('settled'), changed, reread);
      onClose();
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <TextField {...form.field('jobListName')} help={t('help.listName')} placeholder={t(list)} />
        <TextField {...form.field('englishJobListName')} lang="en" />
        <CheckField {...form.field('isHidden')} label={t('isHidden')} />
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
