import { languageTags } from '@madang/contract/kernel/languages.ts';
import type { TermsCode } from '@madang/contract/ground/terms/rules.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { useSearchParam } from '../../../../kernel/search-param.ts';
import { ServerHtml } from '../../../../kernel/server-html.tsx';
import { InEnglishNote } from '../../../../kernel/pages/terms-in-english.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { PageCard } from '../../../../ui/parts/card.tsx';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { Tabs } from '../../../../ui/parts/tabs.tsx';
import { useTermsWords } from '../texts.ts';
import { type TermsText, useTermsTexts } from '../use-terms-texts.ts';
import { countryOf, isUnknownCountry, openTab, secondLanguage, standsIn } from '../viewer.ts';
import { addressNames } from '../wire.ts';
import styles from './terms-viewer.module.css';
import { VersionBar } from './version-bar.tsx';

interface TermsViewerProps {
  readonly termsCode: TermsCode;
  readonly title: string;
}

/** A term to read: its versions, and Korean beside the language of the reader. Country, language and version stand in the address. */
export function TermsViewer({ termsCode, title }: TermsViewerProps) {
  const t = useTermsWords();
  const pageLanguage = useLanguage();
  const [askedCountry] = useSearchParam(addressNames.country);
  const [askedLanguage, setAskedLanguage] = useSearchParam(addressNames.language);
  const [version, setVersion] = useSearchParam(addressNames.version);
  const second = secondLanguage(askedLanguage, pageLanguage);
  const { texts, isLoading } = useTermsTexts({ termsCode, countryCode: countryOf(askedCountry), version, second });
  usePageTitle(title);
  const [korean, other] = texts ?? [];
  if (!korean || !other) {
    return (
      <PageCard wide title={title}>
        <Skeleton lines={12} label={t('viewer.loading')} />
      </PageCard>
    );
  }
  const shown = openTab(askedLanguage, pageLanguage) === 'first' ? korean : other;
  const tabs = [korean, other].map(({ language, languageName }) => ({
    id: language,
    label: languageName,
    lang: languageTags[language],
  }));
  return (
    <PageCard wide title={title}>
      <VersionBar
        version={shown.version}
        versions={shown.versions}
        isLoading={isLoading}
        onChange={(wanted) => setVersion(wanted, 'push')}
      />
      {isUnknownCountry(askedCountry) && (
        <Callout tone="info">
          <p>{t('viewer.unknownCountry')}</p>
        </Callout>
      )}
      {standsIn(askedLanguage, pageLanguage, shown.language) && <InEnglishNote />}
      {korean.language === other.language ? (
        <TermsArticle text={shown} />
      ) : (
        <Tabs label={t('viewer.languages')} tabs={tabs} active={shown.language} onChange={setAskedLanguage}>
          <TermsArticle text={shown} />
        </Tabs>
      )}
    </PageCard>
  );
}

/** A text in its own language, whatever the page around it speaks (ACS-06). */
function TermsArticle({ text }: { readonly text: TermsText }) {
  const tag = languageTags[text.language];
  return (
    <article className={styles['article']} lang={tag}>
      <h2>{text.title}</h2>
      {text.contents.map(({ content }) => (
        <ServerHtml key={content} html={content} lang={tag} />
      ))}
    </article>
  );
}
