import { dayOfEffect, type DraftAnswer, publishDraft } from '@madang/contract/ground/terms-publishing/routes.ts';
import { languageNames, languages } from '@madang/contract/kernel/languages.ts';
import { emptyOr } from '@madang/contract/kernel/rules.ts';
import * as z from 'zod/mini';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { zoneName } from '../../../../kernel/names/zone-name.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useEditions, useReread } from '../api.ts';
import { isUnchanged } from '../draft-state.ts';
import { usePlaceName } from '../place-names.ts';
import { useText } from '../texts.ts';

const schema = z.object({ takesEffectOn: emptyOr(dayOfEffect) });

interface PublishPopupProps {
  /** Draft as saved; its zone decides when the day begins. */
  readonly draft: DraftAnswer;
  readonly basis: string;
  readonly onClose: () => void;
}

/**
 * Asks when the version takes effect. Settings that are easily misunderstood are confirmed, because they cannot be
 * changed later.
 */
export function PublishPopup({ draft, basis, onClose }: PublishPopupProps) {
  const t = useText();
  const language = useLanguage();
  const reread = useReread();
  const notices = useNotices();
  const mayPublish = useQuestions(draft);
  const { termsCode, countryCode, timeZone } = draft;
  const unwritten = languages
    .filter((each) => !draft.texts.some((text) => text.language === each))
    .map((each) => languageNames[each]);
  const form = useForm({
    schema,
    initial: { takesEffectOn: '' },
    submit: async ({ takesEffectOn }) => {
      if (!(await mayPublish(takesEffectOn))) return;
      const body = { basis, takesEffectOn: takesEffectOn === '' ? null : takesEffectOn };
      const { version } = await call(publishDraft, { params: { termsCode, countryCode }, body });
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
          {unwritten.length > 0 && (
            <Callout tone="info">{t('publish.unwritten', { languages: unwritten.join(', ') })}</Callout>
          )}
          <DateField
            {...form.field('takesEffectOn')}
            help={t('publish.help', { zone: zoneName(timeZone, language) })}
            required={false}
          />
          <FormActions submit={t('publish.submit')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}

/**
 * Confirms a publication: shows affected people when the day is empty, since it takes effect in a minute, and unchanged
 * texts always.
 */
function useQuestions(draft: DraftAnswer): (takesEffectOn: string) => Promise<boolean> {
  const { termsCode, countryCode, needsConsent, before, texts } = draft;
  const t = useText();
  const language = useLanguage();
  const placeName = usePlaceName();
  const notices = useNotices();
  const { data } = useEditions();
  const inForce = data?.items.find(
    (each) =>
      each.termsCode === termsCode && each.countryCode === countryCode && new Date(each.takesEffectAt) <= new Date(),
  );
  const concerned = inForce ? [t('publish.now.agreed', { number: formatNumber(inForce.agreedCount, language) })] : [];
  const asked = needsConsent ? [t('draft.needsConsentHelp'), ...concerned] : [t('publish.now.notAsked')];
  const same = before && isUnchanged(before.texts, texts) ? [t('publish.same.text', { version: before.version })] : [];
  const now = [...same, t('publish.now.text', { place: placeName(countryCode) }), ...asked];
  return async (takesEffectOn) => {
    if (takesEffectOn === '') {
      return notices.confirm(now.join(' '), { title: t('publish.now.title'), ok: t('publish.now.ok'), danger: true });
    }
    if (same.length === 0) return true;
    const text = [...same, t('publish.text'), ...asked].join(' ');
    return notices.confirm(text, { title: t('publish.same.title'), ok: t('publish.submit'), danger: true });
  };
}
