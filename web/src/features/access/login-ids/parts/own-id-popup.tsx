import { askForLoginId } from '@madang/contract/access/login-ids/wire.ts';
import type { OwnLoginId } from '@madang/contract/access/login-ids/routes.ts';
import { call } from '../../../../kernel/call.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { IdField } from './id-field.tsx';

const missing = { path: 'loginId', code: 'MB_M_REQUIRED', params: {} };

interface PopupProps {
  readonly own: OwnLoginId;
  readonly type: 'new' | 'change' | 'release';
  readonly onClose: () => void;
}

/** Asks for an ID, or for the end of a former one. */
export function OwnIdPopup({ own, type, onClose }: PopupProps) {
  const t = useText();
  const { toast } = useNotices();
  const reread = useReread();
  const isRelease = type === 'release';
  const form = useForm({
    schema: askForLoginId.body,
    initial: { type, loginId: isRelease ? (own.formerIds[0]?.loginId ?? '') : '' },
    alsoCheck: ({ loginId }) => (isRelease || loginId !== '' ? [] : [missing]),
    submit: async (values) => {
      await call(askForLoginId, { body: values });
      await reread();
      toast(t('own.asked'));
      onClose();
    },
  });
  return (
    <Popup title={t(isRelease ? 'own.release' : type === 'new' ? 'own.new' : 'own.change')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t(isRelease ? 'own.releaseText' : 'own.changeText', { loginId: form.field('loginId').value })}</p>
          {isRelease && own.formerIds.length > 1 && (
            <SelectField
              {...form.field('loginId')}
              label={t('own.former')}
              options={own.formerIds.map(({ loginId: value }) => ({ value, label: value }))}
            />
          )}
          {!isRelease && (
            <IdField field={{ ...form.field('loginId'), label: fieldText('wantedLoginId') }} domains={own.domains} />
          )}
          <FormActions submit={t('own.send')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
