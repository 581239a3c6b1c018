import { Asked as AskedPart, type AskedProps } from '../../../../kernel/pages/asked.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { useText } from '../texts.ts';

/** The answer of a call about requests, in every state. */
export function Asked<T>(props: AskedProps<T>) {
  const t = useText();
  return <AskedPart {...props} loading={t('loading')} retry={t('retry')} absent={<EmptyState title={t('gone')} />} />;
}
