import { dayOfEffect, type EditionKey, publishDraft } from '@madang/contract/editions/routes.ts';
import { emptyOr } from '@madang/contract/kernel/rules.ts';
import * as z from 'zod/mini';
import { call } from '../../../kernel/call.ts';
import { useForm } from '../../../kernel/form.ts';
import { zoneName } from '../../../kernel/forms/time-zones.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Stack } from '../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';

const schema = z.object({ takesEffectOn: emptyOr(dayOfEffect) });

interface PublishPopupProps {
  readonly edition: EditionKey;
  readonly basis: string;
  /** Where the day begins. */
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** From when on the version is in force; an empty day means at once. Nothing changes it afterwards. */
export function PublishPopup({ edition, basis, timeZone, onClose }: PublishPopupProps) {
  const t = useText();
  const language = useLanguage();
  const reread = useReread();
  const notices = useNotices();
  const form = useForm({
    schema,
    initial: { takesEffectOn: '' },
    submit: async ({ takesEffectOn }) => {
      const body = { basis, takesEffectOn: takesEffectOn === '' ? null : takesEffectOn };
      const { version } = await call(publishDraft, { params: edition, body });
      onClose();
      notices.toast(t('publish.done', { version }));
      await reread();
    },
  });
  return (
    <Popup title={t('publish.title')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <Callout tone="warning">{t('publish.text')}</Callout>
          <TextField
            {...form.field('takesEffectOn')}
            type="date"
            help={t('publish.help', { zone: zoneName(timeZone, language) })}
            required={false}
          />
          <FormActions submit={t('publish.submit')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
