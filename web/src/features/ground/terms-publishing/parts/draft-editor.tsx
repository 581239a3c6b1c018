import { unlikeParts } from '@madang/contract/ground/terms-publishing/alike.ts';
import {
  type DraftAnswer,
  discardDraft,
  editionDraft,
  saveDraft,
} from '@madang/contract/ground/terms-publishing/routes.ts';
import { missingSummaries } from '@madang/contract/ground/terms-publishing/summaries.ts';
import { call } from '../../../../kernel/call.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useSearchParam } from '../../../../kernel/search-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { Comparison } from './comparison.tsx';
import { PublishPopup } from './publish-popup.tsx';
import { TextEditor } from './text-editor.tsx';

/** The next version as it is written: saved first, compared and read as people will, then published. */
export function DraftEditor({ draft }: { readonly draft: DraftAnswer }) {
  const t = useText();
  const reread = useReread();
  const notices = useNotices();
  const [dialog, setDialog] = useSearchParam('dialog');
  const { termsCode, countryCode, basis } = draft;
  const params = { termsCode, countryCode };
  const form = useForm({
    schema: editionDraft,
    initial: { needsConsent: draft.needsConsent, texts: draft.texts },
    submit: async (body) => {
      await call(saveDraft, { params, body: { ...body, basis } });
      notices.toast(t('draft.saved'));
      await reread();
    },
  });
  const differing = unlikeParts(draft.texts);
  const silent = draft.before ? missingSummaries(draft.texts) : undefined;
  const unready =
    (differing && errorText({ code: 'EDITION_PARTS', params: differing })) ??
    (silent && errorText({ code: 'EDITION_SUMMARY', params: silent }));
  const discard = async () => {
    if (!(await notices.confirm(t('draft.discardAsk'), { ok: t('draft.discard'), danger: true }))) return;
    try {
      await call(discardDraft, { params });
    } catch (thrown) {
      await notices.showError(thrown);
    }
    await reread();
  };
  return (
    <Stack>
      <form {...form.formProps}>
        <Stack>
          <TextEditor
            texts={form.values.texts}
            isFirst={draft.before === null}
            issues={form.issues}
            onChange={(texts) => form.set('texts', texts)}
          />
          <CheckField
            {...form.field('needsConsent')}
            label={t('draft.needsConsent')}
            help={t('draft.needsConsentHelp')}
          />
          <Actions>
            <Button
              type="submit"
              variant="primary"
              busy={form.busy}
              disabledReason={form.isValid ? undefined : t('draft.incomplete')}
            >
              {t('draft.save')}
            </Button>
            <Button
              disabledReason={basis === null || form.isDirty ? t('draft.saveFirst') : unready}
              onClick={() => setDialog('publish', 'push')}
            >
              {t('publish.title')}
            </Button>
            {basis !== null && (
              <Button variant="quiet" onClick={() => void discard()}>
                {t('draft.discard')}
              </Button>
            )}
          </Actions>
        </Stack>
      </form>
      <Comparison before={draft.before} texts={form.values.texts} saved={draft.texts} />
      {dialog === 'publish' && basis !== null && (
        <PublishPopup draft={draft} basis={basis} onClose={() => setDialog(null)} />
      )}
    </Stack>
  );
}
