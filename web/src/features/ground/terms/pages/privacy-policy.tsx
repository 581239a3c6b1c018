import { TermsViewer } from '../parts/terms-viewer.tsx';
import { useTermsWords } from '../texts.ts';

/** RTE-05: privacy policy in every version. */
export function PrivacyPolicyPage() {
  const t = useTermsWords();
  return <TermsViewer termsCode="PIAR" title={t('viewer.privacyPolicy')} />;
}
