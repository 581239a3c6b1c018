import {
  changeSavedView,
  createSavedView,
  deleteSavedView,
  type SavedViewRow,
} from '@madang/contract/people/saved-views/routes.ts';
import { type SavedViewInput, savedViewInput } from '@madang/contract/people/saved-views/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { usePersonNames } from '../parts/person-names.tsx';
import { useText } from '../texts.ts';
import { openingOf, useRereadViews } from './views.ts';

interface ViewPopupProps {
  /** Address query of the list as shown. */
  readonly query: string;
  /** Absent: a new one. */
  readonly view?: SavedViewRow;
  readonly onClose: () => void;
}

/** A view's name, and whether the company shares it; a new one keeps what the list shows. */
export function ViewPopup({ query, view, onClose }: ViewPopupProps) {
  const t = useText();
  const notices = useNotices();
  const undoable = useUndoable();
  const reread = useRereadViews();
  const [, change] = useSearchParams();
  const [expected] = useState<SavedViewInput | undefined>(
    () => view && { savedViewName: view.savedViewName, query: view.query, isShared: view.isShared },
  );
  const form = useForm({
    schema: savedViewInput,
    initial: expected ?? { savedViewName: '', query, isShared: false },
    refusals: useEditConflict(async () => {
      await reread();
      onClose();
    }),
    submit: async (body) => {
      const saved = t('views.saved', { name: body.savedViewName });
      if (view) {
        const params = { savedViewId: view.savedViewId };
        undoable(saved, await sendChange(changeSavedView, { params, body: { ...body, expected } }), reread);
      } else {
        await call(createSavedView, { body });
        notices.toast(saved);
      }
      onClose();
      await reread();
    },
  });
  return (
    <Popup title={view ? t('views.edit', { name: view.savedViewName }) : t('views.save')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <TextField {...form.field('savedViewName')} spellCheck />
          {(!view || view.isOwn) && (
            <CheckField {...form.field('isShared')} label={fieldText('isShared')} help={t('views.sharedHelp')} />
          )}
          {view?.isOwn === false && <Ownership owner={view.owner} />}
          <FormActions submit={t('views.submit')} busy={form.busy} onCancel={onClose}>
            {can(view, 'delete') && view && (
              <DeleteButton
                label={t('views.delete')}
                done={t('views.deleted', { name: view.savedViewName })}
                remove={() => sendChange(deleteSavedView, { params: { savedViewId: view.savedViewId } })}
                onGone={() => {
                  onClose();
                  change(openingOf(''));
                }}
                reread={reread}
              />
            )}
          </FormActions>
        </Stack>
      </form>
    </Popup>
  );
}

/** Names the owner of a shared view, who keeps it when an administrator deletes it. */
function Ownership({ owner }: { readonly owner: SavedViewRow['owner'] }) {
  const t = useText();
  const names = usePersonNames(owner ?? { fullName: '', englishName: '' });
  return <p>{owner ? t('views.sharedBy', { name: names.shown }) : t('views.sharedByNone')}</p>;
}
