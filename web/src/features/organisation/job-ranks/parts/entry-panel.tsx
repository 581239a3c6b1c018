import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import type { JobRank } from '@madang/contract/organisation/job-ranks/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { useDone } from '../../../../ui/repeated/repeated.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Facts, Stack } from '../../../../ui/parts/card.tsx';
import { DeleteIcon } from '../../../../ui/sections/icons.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { type JobListName, jobLists, useReread } from '../api.ts';
import { useText } from '../texts.ts';
import type { Changes } from '../use-changes.ts';
import { RankFields } from './rank-fields.tsx';

interface EntryPanelProps {
  readonly list: JobListName;
  /** Label of adding to this list. */
  readonly addLabel: string;
  /** Absent: a new one. */
  readonly entry: JobRank | undefined;
  readonly changes: Changes;
  readonly onClose: () => void;
}

/** A new entry of a list, or one that is there. */
export function EntryPanel({ list, addLabel, entry, changes, onClose }: EntryPanelProps) {
  const language = useLanguage();
  return (
    <SidePanel
      title={entry ? jobRankNameFor(entry, language) : addLabel}
      onClose={onClose}
      beginsAtField={!entry}
      repeats={!entry}
    >
      {entry ? (
        <ChangeForm key={`${entry.jobRankName} ${entry.englishJobRankName}`} {...{ list, entry, changes, onClose }} />
      ) : (
        <NewForm list={list} onClose={onClose} />
      )}
    </SidePanel>
  );
}

function NewForm({ list, onClose }: { readonly list: JobListName; readonly onClose: () => void }) {
  const t = useText();
  const notices = useNotices();
  const done = useDone();
  const reread = useReread();
  const { create } = jobLists[list];
  const [initial] = useState({ jobRankCode: '', jobRankName: '', englishJobRankName: '', beforeJobRankCode: '' });
  const form = useForm({
    schema: create.body,
    initial,
    submit: async (body) => {
      await call(create, { body });
      await reread();
      notices.toast(t('made', { name: body.jobRankName }));
      done(onClose);
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <RankFields
          name={form.field('jobRankName')}
          englishName={form.field('englishJobRankName')}
          code={form.field('jobRankCode')}
        />
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose} />
      </Stack>
    </form>
  );
}

function ChangeForm({
  list,
  entry,
  changes,
  onClose,
}: Omit<EntryPanelProps, 'addLabel'> & { readonly entry: JobRank }) {
  const t = useText();
  const undoable = useUndoable();
  const reread = useReread();
  const { change } = jobLists[list];
  const { jobRankCode, jobRankName, englishJobRankName } = entry;
  const params = { jobRankCode };
  const refusals = useEditConflict(reread);
  const initial = { jobRankName, englishJobRankName };
  const form = useForm({
    schema: change.body,
    initial,
    refusals,
    submit: async (body) => {
      const changed = await sendChange(change, { params, body: { ...body, expected: initial } });
      await reread();
      undoable(t('changed', { name: body.jobRankName }), changed, reread);
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <TextField {...form.field('jobRankName')} />
        <TextField {...form.field('englishJobRankName')} lang="en" />
        <Facts facts={[[t('code'), jobRankCode]]} />
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose}>
          <Button variant="danger" icon={<DeleteIcon />} onClick={() => void changes.remove(entry, onClose)}>
            {t('delete')}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}
