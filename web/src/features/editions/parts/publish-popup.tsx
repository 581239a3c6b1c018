import { type EditionKey, publishDraft } from '@madang/contract/editions/routes.ts';
import * as z from 'zod/mini';
import { call } from '../../../kernel/call.ts';
import { useForm } from '../../../kernel/form.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';

const schema = z.object({ takesEffectAt: z.string() });

interface PublishPopupProps {
  readonly edition: EditionKey;
  readonly basis: string;
  readonly onClose: () => void;
}

/** From when on the version is in force; an empty day means at once. Nothing changes it afterwards. */
export function PublishPopup({ edition, basis, onClose }: PublishPopupProps) {
  const t = useText();
  const reread = useReread();
  const notices = useNotices();
  const form = useForm({
    schema,
    initial: { takesEffectAt: '' },
    submit: async ({ takesEffectAt }) => {
      const body = { basis, takesEffectAt: midnightOf(takesEffectAt) };
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
          <TextField {...form.field('takesEffectAt')} type="date" help={t('publish.help')} required={false} />
          <Actions>
            <Button type="submit" look="primary" busy={form.busy}>
              {t('publish.submit')}
            </Button>
            <Button onClick={onClose}>{t('cancel')}</Button>
          </Actions>
        </Stack>
      </form>
    </Popup>
  );
}

/** Where the operator is. */
function midnightOf(day: string): string | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(year, month - 1, date).toISOString() : null;
}
