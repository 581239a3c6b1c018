import type { OptionalItem } from '@madang/contract/people/people/optional-items.ts';
import type { OwnConsent } from '@madang/contract/access/consents/routes.ts';
import { languageTags } from '@madang/contract/kernel/languages.ts';
import { useState } from 'react';
import { formatDate } from '../../../../kernel/formats.ts';
import { formatMoment } from '../../../../kernel/forms/moments.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { ServerHtml } from '../../../../kernel/server-html.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Card, Facts, Stack } from '../../../../ui/parts/card.tsx';
import { Disclosure } from '../../../../ui/parts/disclosure.tsx';
import { type Receipt, useConsentChange } from '../consents-api.ts';
import { useConsentTexts, useText } from '../texts.ts';

export interface ConsentListProps {
  readonly consents: readonly OwnConsent[];
  /** Optional data that a refusal would delete. */
  readonly stored: readonly OptionalItem[];
  /** True if the optional data includes the mobile number and it is the last way back into the account. */
  readonly hasLastContact: boolean;
  /** The person's own. */
  readonly timeZone: string;
}

/** Each consent with its answer, and its words to be opened. */
export function ConsentList({ consents, ...shared }: ConsentListProps) {
  return (
    <Stack>
      {consents.map((consent) => (
        <Card key={`${consent.termsCode} ${consent.part}`}>
          <Consent consent={consent} {...shared} />
        </Card>
      ))}
    </Stack>
  );
}

interface ConsentProps extends Omit<ConsentListProps, 'consents'> {
  readonly consent: OwnConsent;
}

function Consent({ consent, timeZone, ...held }: ConsentProps) {
  const t = useText();
  const language = useLanguage();
  const { answered, endsAt, isAgreed, isRequired, text } = consent;
  const { name, lang } = useConsentName(consent);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const answer = answered === null ? 'consents.unasked' : isAgreed ? 'consents.agreed' : 'consents.declined';
  return (
    <Stack tight>
      <h3 lang={lang}>{name}</h3>
      <Facts
        facts={[
          [t('consents.answer'), t(answer)],
          ...(answered
            ? [
                [t('consents.date'), formatMoment(answered.at, language, timeZone)] as const,
                [t('consents.version'), answered.version] as const,
              ]
            : []),
          ...(endsAt === null
            ? []
            : [[t('consents.askedAgain'), formatDate(endsAt, language, 'date', timeZone)] as const]),
        ]}
      />
      <Disclosure summary={t('consents.text', { version: text.version })}>
        <ServerHtml html={text.contents.join('')} lang={languageTags[text.language]} />
      </Disclosure>
      {receipt && <Deleted receipt={receipt} />}
      {!isRequired && <ChangeButton consent={consent} {...held} name={name} onReceipt={setReceipt} />}
    </Stack>
  );
}

/** Optional parts have no title of their own; the page names them. */
function useConsentName({ part, text }: OwnConsent): { readonly name: string; readonly lang: string | undefined } {
  const t = useConsentTexts();
  if (part === 'optional') return { name: t('optional.part'), lang: undefined };
  return { name: text.title, lang: languageTags[text.language] };
}

interface ChangeButtonProps extends Omit<ConsentProps, 'timeZone'> {
  readonly name: string;
  readonly onReceipt: (receipt: Receipt | null) => void;
}

/** RCN-02: items that a withdrawal deletes, named before it. */
function ChangeButton({ consent, stored, hasLastContact, name, onReceipt }: ChangeButtonProps) {
  const t = useText();
  const consentTexts = useConsentTexts();
  const notices = useNotices();
  const change = useConsentChange();
  const [busy, setBusy] = useState(false);
  const deletes = consent.part === 'optional' && consent.isAgreed && stored.length > 0;
  const action = t(consent.isAgreed ? 'consents.withdraw' : 'consents.give');
  const press = async () => {
    const items = stored.map((item) => consentTexts(`items.${item}`)).join(', ');
    const goes = consentTexts('optional.goes', { items });
    const told = hasLastContact ? `${goes}\n\n${consentTexts('optional.lastContact')}` : goes;
    const question = deletes ? told : t('consents.withdrawAsk');
    const options = { title: action, ok: action, danger: deletes };
    if (consent.isAgreed && !(await notices.confirm(question, options))) return;
    setBusy(true);
    try {
      onReceipt(await change(consent));
      notices.toast(t('form.done'));
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button busy={busy} aria-label={`${action}: ${name}`} onClick={() => void press()}>
        {action}
      </Button>
    </div>
  );
}

/** RCN-02: and confirmed after. */
function Deleted({ receipt }: { readonly receipt: Receipt }) {
  const t = useConsentTexts();
  const language = useLanguage();
  const items = receipt.deleted.map((item) => t(`items.${item}`)).join(', ') || t('receipt.nothing');
  const text = t(receipt.deleted.length > 0 ? 'receipt.text' : 'receipt.nothingText');
  return (
    <Callout tone="success" isNews title={`${t('receipt.deleted')}: ${items}`}>
      {`${t('receipt.time')}: ${formatMoment(receipt.deletedAt, language, receipt.timeZone)}. ${text}`}
    </Callout>
  );
}
