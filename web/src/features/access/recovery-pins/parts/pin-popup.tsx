import { recoveryPinLimits as limits } from '@madang/contract/access/recovery-pins/limits.ts';
import { pinChange, requiredPin } from '@madang/contract/access/recovery-pins/rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { changePin, ownPinQuery } from '../api.ts';
import { useText } from '../texts.ts';

const pinForm = z.extend(pinChange, { pin: requiredPin });
const empty = { pin: '', password: '' };

interface PinPopupProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** Says that it is done, closes, and reads the PIN's state again. */
function useDone(onClose: () => void) {
  const notices = useNotices();
  const queries = useQueryClient();
  return async (text: string) => {
    notices.toast(text);
    onClose();
    await queries.invalidateQueries({ queryKey: ownPinQuery.queryKey });
  };
}

export function PinPopup({ title, onClose }: PinPopupProps) {
  const t = useText();
  const done = useDone(onClose);
  const form = useForm({
    schema: pinForm,
    initial: empty,
    submit: async (change) => {
      await changePin(change);
      await done(t('saved'));
    },
  });
  return (
    <Popup title={title} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('lead')}</p>
          <TextField
            {...form.field('pin')}
            typed="secret"
            required
            inputMode="numeric"
            autoComplete="off"
            help={t('digits', { min: limits.minDigits, max: limits.maxDigits })}
          />
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

/** Takes the PIN away, blocked or not. */
export function RemovePopup({ onClose }: Pick<PinPopupProps, 'onClose'>) {
  const t = useText();
  const done = useDone(onClose);
  const form = useForm({
    schema: pinChange,
    initial: empty,
    submit: async ({ password }) => {
      await changePin({ pin: '', password });
      await done(t('removed'));
    },
  });
  return (
    <Popup title={t('remove')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('removeLead')}</p>
          <PasswordField
            {...form.field('password')}
            required
            autoComplete="current-password"
            help={t('passwordHelp')}
          />
          <FormActions submit={t('remove')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
