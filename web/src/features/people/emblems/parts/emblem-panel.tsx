import { emblemLimits } from '@madang/contract/people/emblems/limits.ts';
import { emblemNameFor } from '@madang/contract/people/emblems/marks.ts';
import { changeEmblem, createEmblem, deleteEmblem, type EmblemRow } from '@madang/contract/people/emblems/routes.ts';
import { emblemChange, type EmblemWords } from '@madang/contract/people/emblems/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useEditConflict, useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { PictureField } from '../../../../kernel/pictures/picture-field.tsx';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { useDone } from '../../../../ui/repeated/repeated.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { EmblemHolders } from './emblem-holders.tsx';

interface PanelProps {
  /** Absent: a new one. */
  readonly row?: EmblemRow;
  readonly onClose: () => void;
}

const pictureRules = {
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  maxBytes: emblemLimits.imageBytes,
  kindCode: 'EMBLEM_IMAGE_KIND',
  sizeCode: 'MB125',
};

/** Facts of an emblem that a form begins with. */
function shownEmblem({ emblemId: _id, holderCount: _count, ...emblem }: EmblemRow) {
  return emblem;
}

function initialOf(row: EmblemRow | undefined): EmblemWords & { readonly image: string | undefined } {
  const words = row ?? { emblemName: '', englishEmblemName: '', emblemDescription: '', englishEmblemDescription: '' };
  const { emblemName, englishEmblemName, emblemDescription, englishEmblemDescription } = words;
  return { emblemName, englishEmblemName, emblemDescription, englishEmblemDescription, image: undefined };
}

/** An emblem, new or to be changed, with the people who hold it. */
export function EmblemPanel({ row, onClose }: PanelProps) {
  const t = useText();
  const language = useLanguage();
  const [loaded, load] = useLoadedAnew(useReread());
  return (
    <SidePanel
      title={row ? emblemNameFor(row, language) : t('add')}
      onClose={onClose}
      beginsAtField={!row}
      repeats={!row}
    >
      <EmblemForm key={loaded} {...{ load, onClose }} {...(row && { row })} />
      {row && <EmblemHolders emblemId={row.emblemId} />}
    </SidePanel>
  );
}

function EmblemForm({ row, load, onClose }: PanelProps & { readonly load: () => Promise<void> }) {
  const t = useText();
  const notices = useNotices();
  const done = useDone();
  const reread = useReread();
  // What the form began with: a change by another administrator in between is not overwritten.
  const [expected] = useState(() => row && shownEmblem(row));
  const form = useForm({
    schema: emblemChange,
    initial: initialOf(row),
    refusals: useEditConflict(load),
    // Every emblem has a picture: a new one needs it, and none loses it.
    alsoCheck: ({ image }) =>
      !row && image === undefined ? [{ path: 'image', code: 'MB_M_REQUIRED', params: {} }] : [],
    submit: async ({ image, expected: _none, ...words }) => {
      if (row) {
        const body = { ...words, ...(image !== undefined && { image }), expected };
        await call(changeEmblem, { params: { emblemId: row.emblemId }, body });
      } else {
        await call(createEmblem, { body: { ...words, image: image ?? '' } });
      }
      await reread();
      notices.toast(t('saved', { name: words.emblemName }));
      done(onClose);
    },
  });
  const image = form.field('image');
  const max = emblemLimits.imageBytes / 1024;
  return (
    <form {...form.formProps}>
      <Stack>
        <PictureField
          {...image}
          required
          onChange={(content) => image.onChange(content ?? undefined)}
          stored={expected?.imageAddress ?? null}
          rules={pictureRules}
          texts={{ help: t('pictureHelp', { max }), choose: t('choosePicture') }}
        />
        <TextField {...form.field('emblemName')} spellCheck />
        <TextField {...form.field('englishEmblemName')} lang="en" />
        <TextField {...form.field('emblemDescription')} spellCheck />
        <TextField {...form.field('englishEmblemDescription')} lang="en" />
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose}>
          {row && <Deletion row={row} onGone={onClose} />}
        </FormActions>
      </Stack>
    </form>
  );
}

/** Deletes it at once, with the undo; where people hold it, the button says that it goes from them as well. */
function Deletion({ row, onGone }: { readonly row: EmblemRow; readonly onGone: () => void }) {
  const t = useText();
  const language = useLanguage();
  const reread = useReread();
  const { emblemId, holderCount } = row;
  const name = emblemNameFor(row, language);
  const number = formatNumber(holderCount, language);
  return (
    <DeleteButton
      label={holderCount === 0 ? t('delete') : t('deleteHeld', { count: holderCount, number })}
      done={t('deleted', { name })}
      remove={() =>
        sendChange(deleteEmblem, {
          params: { emblemId },
          query: { holders: holderCount === 0 ? '' : 'takenBack' },
        })
      }
      onGone={onGone}
      reread={reread}
    />
  );
}
