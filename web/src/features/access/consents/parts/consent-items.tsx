import { marketingConsentYears } from '@madang/contract/access/consents/limits.ts';
import { isMarketing } from '@madang/contract/ground/terms/rules.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { ServerHtml } from '../../../../kernel/server-html.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { ConsentField } from '../../../../ui/fields/consent-field.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Section } from '../../../../ui/parts/card.tsx';
import type { UserAgreement } from '../api.ts';
import type { Item } from '../items.ts';
import { useText } from '../texts.ts';
import type { Consent } from '../use-consent.ts';
import { WhatChanged } from './what-changed.tsx';

interface ItemsProps {
  readonly consent: Consent;
  readonly agreements: readonly UserAgreement[];
  readonly items: readonly Item[];
}

/** RCN-01: required and optional terms, each to open, none ticked beforehand. */
export function ConsentItems(props: ItemsProps) {
  const t = useText();
  const required = props.items.filter(({ isRequired }) => isRequired);
  const optional = props.items.filter(({ isRequired }) => !isRequired);
  return (
    <>
      {required.length > 0 && (
        <Section title={t('required.title')} help={t('required.help')}>
          <ItemList {...props} items={required} />
        </Section>
      )}
      {optional.length > 0 && (
        <Section title={t('optional.title')} help={t('optional.help')}>
          <ItemList {...props} items={optional} />
        </Section>
      )}
    </>
  );
}

function ItemList({ consent, agreements, items }: ItemsProps) {
  const t = useText();
  const field = consent.form.field('agreements');
  const isMissing = ({ isRequired, id }: Item) => isRequired && !field.value.includes(id);
  const firstMissing = items.find(isMissing);
  const tick = (item: Item, isTicked: boolean) =>
    field.onChange(isTicked ? [...field.value, item.id] : field.value.filter((id) => id !== item.id));
  return (
    <div>
      {items.map((item) => (
        <div key={item.id}>
          <ConsentField
            label={item.title ?? t('optional.part')}
            lang={item.title === undefined ? undefined : item.languageTag}
            tag={t(item.isRequired ? 'required.tag' : 'optional.tag')}
            openText={t('open')}
            value={field.value.includes(item.id)}
            onChange={(isTicked) => tick(item, isTicked)}
            required={item.isRequired}
            name={item === firstMissing ? field.name : undefined}
            error={isMissing(item) ? field.error : undefined}
            help={<About item={item} agreements={agreements} />}
          >
            <ServerHtml html={item.html} lang={item.languageTag} />
          </ConsentField>
          <WhatChanged item={item} />
          {item.part === 'optional' && !field.value.includes(item.id) && <WhatGoes consent={consent} />}
        </div>
      ))}
    </div>
  );
}

/**
 * Shows a text's version and effective date. A consent to marketing is requested again after years, so the earlier consent is
 * named.
 */
function About({ item, agreements }: { readonly item: Item; readonly agreements: readonly UserAgreement[] }) {
  const t = useText();
  const language = useLanguage();
  if (item.part === 'optional') return null;
  // A version is called by the day from which it is in force, and by a number where it is not the first of that day.
  const [day = ''] = item.version.split('.');
  const inForce = t('inForce', { version: item.version, date: formatDate(day, language) });
  const last = agreements.find(({ termsCode }) => termsCode === item.termsCode);
  if (!isMarketing(item) || !last?.isAgreed) return <span>{inForce}</span>;
  const date = formatDate(last.agreedAt, language);
  return <span>{`${inForce} ${t('optional.agreedOn', { date, years: marketingConsentYears })}`}</span>;
}

/** RCN-02: shown before, by name. */
function WhatGoes({ consent: { waiting } }: { readonly consent: Consent }) {
  const t = useText();
  if (waiting.stored.length === 0) return null;
  const items = waiting.stored.map((item) => t(`items.${item}`)).join(', ');
  return (
    <Callout tone="warning">
      <p>{t('optional.goes', { items })}</p>
      {waiting.hasLastContact && <p>{t('optional.lastContact')}</p>}
    </Callout>
  );
}
