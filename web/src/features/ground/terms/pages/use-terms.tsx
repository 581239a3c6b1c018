import { TermsViewer } from '../parts/terms-viewer.tsx';
import { useTermsWords } from '../texts.ts';

/** RTE-06: the terms of the service, in every version. */
export function UseTermsPage() {
  const t = useTermsWords();
  return <TermsViewer termsCode="SVCR" title={t('viewer.useTerms')} />;
}
