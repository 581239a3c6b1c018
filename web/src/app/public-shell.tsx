import { languageNames, languages, languageTags } from '@madang/contract/kernel/languages.ts';
import type { ReactNode } from 'react';
import { setLanguage } from '../kernel/i18n.ts';
import { useNotices } from '../kernel/notices.ts';
import { useStandingTexts } from '../kernel/pages/texts.ts';
import { useLanguage } from '../kernel/use-texts.ts';
import { GlobeIcon } from '../ui/icons.tsx';
import { Banner } from '../ui/parts/callout.tsx';
import { QuietSelect } from '../ui/parts/quiet-select.tsx';
import { FooterLinks, PageFrame } from '../ui/parts/page-frame.tsx';
import { WindowLink } from '../ui/popup-window.tsx';
import { useAppTexts } from './texts.ts';

const choices = languages.map((value) => ({ value, name: languageNames[value], tag: languageTags[value] }));

interface PublicShellProps {
  /** The page came over plain http, where anyone on the way can read along. */
  readonly insecure?: boolean;
  /** The browser keeps none, so that no sign-in and no sign-up can be finished. */
  readonly hasNoCookies?: boolean;
  /** Whose page it is; the product's without it. */
  readonly brand?: ReactNode;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Head and foot of every public page. */
export function PublicShell({
  insecure = !isSecureContext,
  hasNoCookies = !navigator.cookieEnabled,
  brand,
  beside,
  children,
}: PublicShellProps) {
  const t = useAppTexts();
  const standing = useStandingTexts();
  return (
    <PageFrame
      skipText={t('shell.skip')}
      homeHref="/"
      homeLabel={t('shell.home')}
      {...(brand !== undefined && { brand })}
      banner={
        <>
          {insecure && <Banner tone="warning">{t('shell.insecure')}</Banner>}
          {hasNoCookies && <Banner tone="danger">{standing('noCookies')}</Banner>}
        </>
      }
      tools={<PageLanguage />}
      footer={<LegalLinks />}
      beside={beside}
    >
      {children}
    </PageFrame>
  );
}

/** The language switch; what was typed stays while the page changes its words. */
export function PageLanguage() {
  const t = useAppTexts();
  const notices = useNotices();
  const change = (wanted: (typeof languages)[number]) => {
    setLanguage(wanted).catch((thrown: unknown) => notices.showError(thrown));
  };
  return (
    <QuietSelect
      label={t('shell.language')}
      icon={<GlobeIcon size={16} />}
      value={useLanguage()}
      options={choices}
      onChange={change}
    />
  );
}

/** RTE-10: the privacy policy opens in its own window; the terms beside it too, for a form may be half filled in. */
export function LegalLinks() {
  const t = useAppTexts();
  return (
    <FooterLinks label={t('shell.footer')}>
      <WindowLink href="/userapp/use-terms">{t('shell.terms')}</WindowLink>
      <WindowLink href="/userapp/privacypolicy">{t('shell.privacy')}</WindowLink>
    </FooterLinks>
  );
}
