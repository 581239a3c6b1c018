import { Asked as AskedPart, type AskedProps } from '../../../../kernel/pages/asked.tsx';
import { absentText } from '../../../../kernel/pages/absent-text.ts';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { useText } from '../texts.ts';

/** Shows the result of a chart's call in every state. */
export function Asked<T>(props: AskedProps<T>) {
  const t = useText();
  return (
    <AskedPart {...props} loading={t('loading')} retry={t('retry')} absent={<EmptyState title={absentText()} />} />
  );
}
