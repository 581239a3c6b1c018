import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DialogButtons, Popup } from '../../../ui/dialogs/popup.tsx';
import { ProgressPopup } from '../../../ui/dialogs/progress-popup.tsx';
import { Stack } from '../../../ui/parts/card.tsx';
import { useSetUpTexts } from './set-up-texts.tsx';
import { useSectionTexts } from '../../../ui/sections/section-texts.tsx';
import type { useForm } from '../../../kernel/form.ts';
import { useNotices } from '../../../kernel/notices.ts';

interface AddPopupProps {
  readonly title: string;
  readonly form: Pick<ReturnType<typeof useForm>, 'formProps' | 'busy'>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Popup with a form of the set-up, which asks before typed values are lost. It waits for saving; a refusal keeps the
 * values.
 */
export function AddPopup({ title, form, onClose, children }: AddPopupProps) {
  const texts = useSetUpTexts();
  const id = useId();
  const close = useAskedClose(form.formProps['data-unsaved'], onClose);
  return (
    <>
      <Popup
        title={title}
        onClose={close}
        footer={
          <DialogButtons onCancel={close}>
            <Button type="submit" form={id} variant="primary" busy={form.busy}>
              {texts.save}
            </Button>
          </DialogButtons>
        }
      >
        <form id={id} {...form.formProps}>
          <Stack>{children}</Stack>
        </form>
      </Popup>
      {form.busy && <ProgressPopup title={texts.working} text={texts.saving} />}
    </>
  );
}

/** Closes at once where nothing would be lost, as a panel of the console does. */
function useAskedClose(isUnsaved: boolean, onClose: () => void): () => void {
  const { leaving } = useSectionTexts();
  const notices = useNotices();
  return () => {
    if (!isUnsaved) return onClose();
    const { text, ...words } = leaving;
    void notices.confirm(text, { ...words, danger: true }).then((discards) => discards && onClose());
  };
}
