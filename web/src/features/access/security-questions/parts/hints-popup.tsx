import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { changeHints, useRereadHints } from '../api.ts';
import { changeOf, halfPlaces, hintsForm, places, typedOf } from '../hints-form.ts';
import { useText } from '../texts.ts';

interface HintsPopupProps {
  readonly questions: readonly string[];
  readonly onClose: () => void;
}

/** All questions at once; answers are kept so that no one reads them, so each is given again. */
export function HintsPopup({ questions, onClose }: HintsPopupProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useRereadHints();
  const form = useForm({
    schema: hintsForm,
    initial: typedOf(questions),
    alsoCheck: halfPlaces,
    submit: async (typed) => {
      await changeHints(changeOf(typed));
      notices.toast(t('done'));
      onClose();
      await reread();
    },
  });
  return (
    <Popup title={t('title')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('lead')}</p>
          {places.map((place) => (
            <Stack key={place} tight>
              <TextField {...form.field(`question${place}`)} autoComplete="off" />
              <TextField {...form.field(`answer${place}`)} typed="secret" autoComplete="off" />
            </Stack>
          ))}
          <PasswordField
            {...form.field('password')}
            required
            autoComplete="current-password"
            help={t('passwordHelp')}
          />
          <FormActions submit={t('save')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
