import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Popup } from '../../ui/dialogs/popup.tsx';
import { ProgressPopup } from '../../ui/dialogs/progress-popup.tsx';
import { Actions, Stack } from '../../ui/parts/card.tsx';
import { useSetUpTexts } from '../../ui/set-up/set-up-texts.tsx';
import type { useForm } from '../form.ts';

interface AddPopupProps {
  readonly title: string;
  readonly form: Pick<ReturnType<typeof useForm>, 'formProps' | 'busy'>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form of the set-up in its popup. What is saved is waited for; a refusal leaves the form as it was typed. */
export function AddPopup({ title, form, onClose, children }: AddPopupProps) {
  const texts = useSetUpTexts();
  return (
    <>
      <Popup title={title} onClose={onClose}>
        <form {...form.formProps}>
          <Stack>
            {children}
            <Actions>
              <Button type="submit" look="primary" busy={form.busy}>
                {texts.save}
              </Button>
              <Button onClick={onClose}>{texts.cancel}</Button>
            </Actions>
          </Stack>
        </form>
      </Popup>
      {form.busy && <ProgressPopup title={texts.working} text={texts.saving} />}
    </>
  );
}
