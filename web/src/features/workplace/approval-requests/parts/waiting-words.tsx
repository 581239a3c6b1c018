import { useText } from '../texts.ts';

/** Says how many requests wait for the reader. */
export function WaitingWords({ notice }: { readonly notice: { readonly count: number } }) {
  const t = useText();
  return <span>{t('waitingNotice', { count: notice.count })}</span>;
}
